import { crc32, deflateSync } from 'node:zlib'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * Pixels of a picture, four bytes each (red, green, blue, alpha).
 * @typedef {{ readonly width: number, readonly height: number, readonly data: Buffer }} Picture
 */

/** @param {Buffer} png @returns {Picture} */
export function decode(png) {
  const { width, height, data } = PNG.sync.read(png)
  return { width, height, data }
}

/** Whether every pixel is the same: no threshold, because a changed corner radius is twelve pixels. @param {Picture} a @param {Picture} b */
export const isSame = (a, b) => a.width === b.width && a.height === b.height && a.data.equals(b.data)

/**
 * The picture as the smallest PNG that keeps every pixel: with a palette up to 256 colours, else in full colour.
 * @param {Picture} picture an opaque one, as screenshots are
 */
export function encode(picture) {
  const indexed = encodeIndexed(picture)
  if (indexed !== undefined) return indexed
  const png = Object.assign(new PNG({ width: picture.width, height: picture.height }), { data: picture.data })
  const candidates = [0, -1].map((filterType) => PNG.sync.write(png, { colorType: 2, inputHasAlpha: true, deflateLevel: 9, deflateStrategy: 0, filterType }))
  return candidates.toSorted((a, b) => a.length - b.length)[0] ?? PNG.sync.write(png)
}

/** @param {Picture} picture @returns {Buffer | undefined} undefined when there are too many colours for a palette */
function encodeIndexed({ width, height, data }) {
  /** @type {Map<number, number>} */
  const palette = new Map()
  // Each row begins with its filter's number; 0, none, packs best for a palette.
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = data.readUIntBE(pixel * 4, 3)
    let index = palette.get(color)
    if (index === undefined) {
      index = palette.size
      if (index === 256) return undefined
      palette.set(color, index)
    }
    rows[pixel + Math.floor(pixel / width) + 1] = index
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colors = Buffer.alloc(palette.size * 3)
  for (const [color, index] of palette) colors.writeUIntBE(color, index * 3, 3)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('PLTE', colors), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** @param {Picture} picture @param {number} width @param {number} height @returns {Picture} the picture on a transparent sheet of that size */
function padded(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height })
  PNG.bitblt(Object.assign(new PNG({ width: picture.width, height: picture.height }), { data: picture.data }), sheet, 0, 0, picture.width, picture.height, 0, 0)
  return { width, height, data: sheet.data }
}

/**
 * Draws where two pictures differ, over a pale copy of the first.
 * @param {Picture} before @param {Picture} after
 * @returns {{ pixels: number, png: Buffer }} how many pixels differ, and the drawing
 */
export function difference(before, after) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const drawing = new PNG({ width, height })
  const pixels = pixelmatch(padded(before, width, height).data, padded(after, width, height).data, drawing.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [214, 0, 92],
  })
  return { pixels, png: encode({ width, height, data: drawing.data }) }
}
