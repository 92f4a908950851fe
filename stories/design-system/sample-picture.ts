const toFile = (canvas: HTMLCanvasElement, name: string, type: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture')) : resolve(new File([blob], name, { type }))),
      type,
      0.95,
    )
  })

/** Draws a picture with a subject in its middle: a moon over a stage. */
export function samplePicture(width: number, height: number, name = 'stage.png', type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  const night = context.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, '#1a0a3a')
  night.addColorStop(1, '#6a2bdb')
  context.fillStyle = night
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f7b228'
  context.beginPath()
  context.arc(width / 2, height / 2, Math.min(width, height) / 4, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#0c0a14'
  context.fillRect(0, height * 0.85, width, height * 0.15)
  return toFile(canvas, name, type)
}

/** The EXIF data for a rotation by 90 degrees (orientation 6), as from a phone held upright. */
const orientation = [
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0,
  0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]

/** A photograph that is stored rotated, red on its left and blue on its right. Upright, red is on top. */
export async function lyingPhotograph(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 600
  canvas.height = 300
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, 300, 300)
  context.fillStyle = 'blue'
  context.fillRect(300, 0, 300, 300)
  const plain = new Uint8Array(await (await toFile(canvas, 'photo.jpg', 'image/jpeg')).arrayBuffer())
  return new File([plain.slice(0, 2), new Uint8Array(orientation), plain.slice(2)], 'photo.jpg', { type: 'image/jpeg' })
}

/** The size of a picture and the colour (red, green, blue) at a point of it. */
export async function lookAt(
  picture: Blob,
  x: number,
  y: number,
): Promise<{ width: number; height: number; colour: readonly number[] }> {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return {
    width: bitmap.width,
    height: bitmap.height,
    colour: [...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])],
  }
}
