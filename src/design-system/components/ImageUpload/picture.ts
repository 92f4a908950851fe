import { type Crop, areaOf, largestOutput } from './crop.ts'

/** The cropped picture: the file to upload, and the canvas to show. */
export interface Cut {
  blob: Blob
  /** Shown until the server's picture has loaded. A canvas, because the content security policy loads no picture from memory. */
  canvas: HTMLCanvasElement
}

/** Reads a picture the right way up, whichever way the camera was held. @throws when it is not a picture, or a broken one. */
export function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file)
}

/** Returns the type of the cropped file: only PNG and WebP may be transparent; a browser that cannot write WebP writes PNG. */
const outputTypes: Readonly<Record<string, string>> = { 'image/png': 'image/png', 'image/webp': 'image/webp' }

/** Cuts the square out, at most 1024 px wide. @throws when the browser has no memory left for it. */
export async function cutOut(picture: ImageBitmap, crop: Crop, type: string): Promise<Cut> {
  const { x, y, side } = areaOf(crop, picture)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(side, largestOutput)
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, outputTypes[type] ?? 'image/jpeg', 0.9),
  )
  if (blob === null) throw new Error('This browser could not write the picture.')
  return { blob, canvas }
}

/** Draws a picture into a canvas of at most `largest` px, for the screen. */
export function drawInto(
  canvas: HTMLCanvasElement | null,
  picture: ImageBitmap | HTMLCanvasElement,
  largest: number,
): void {
  if (canvas === null) return
  const scale = Math.min(1, largest / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** The file's name with the extension of its new type. */
export function nameFor(original: string, type: string): string {
  return `${original.replace(/\.[^.]*$/, '') || 'picture'}.${endings[type] ?? 'jpg'}`
}
