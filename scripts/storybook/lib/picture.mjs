import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import sharp from 'sharp'

/**
 * Pixels of a picture, four bytes each (red, green, blue, alpha).
 * @typedef {{ readonly width: number, readonly height: number, readonly data: Buffer }} Picture
 */

/** Width and height of a PNG, from its header. @param {Buffer} png */
export const sizeOf = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** The pixels of a PNG. Three thousand of them are read in a run, so by native code. @param {Buffer} png @returns {Promise<Picture>} */
export async function decode(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A fingerprint of every pixel, exact: a changed corner radius is twelve pixels, so there is no threshold. @param {Picture} picture */
export function pixelHash({ width, height, data }) {
  return createHash('sha256').update(`${width}×${height}`).update(data).digest('hex')
}

/**
 * How many shades of each colour channel a kept picture has where it is smoothed with hundreds: at the edges of letters and
 * curves, and in gradients. The first that lets all its colours fit a palette is taken.
 */
const shadeSteps = /** @type {const} */ ([24, 16, 12, 8, 6])

/** So many of a picture's colours, the most frequent, stay as they are: surfaces, fills and text keep their true colours. */
const trueColors = 64

/**
 * The picture in few shades. A picture already drawn in them stays the same.
 * @param {Picture} picture @param {number} shades per channel @param {ReadonlySet<number>} [kept] colours (0xRRGGBB) that stay as they are
 * @returns {Picture}
 */
export function coarse({ width, height, data }, shades, kept) {
  const nearest = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value * (shades - 1)) / 255) * 255) / (shades - 1)),
  )
  const result = Buffer.from(data)
  for (let at = 0; at < result.length; at += 4) {
    if (kept?.has(result.readUIntBE(at, 3)) === true) continue
    for (let channel = at; channel < at + 3; channel += 1) result[channel] = nearest[result[channel] ?? 0] ?? 0
  }
  return { width, height, data: result }
}

/** The colours that cover most of a picture. @param {Picture} picture */
function frequentColors({ data }) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (let at = 0; at < data.length; at += 4) {
    const color = data.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  // Colours that cover the same area are ordered by value, so that the same picture is always kept the same way.
  const ranked = [...counts].toSorted(([colorA, a], [colorB, b]) => b - a || colorA - colorB)
  return new Set(ranked.slice(0, trueColors).map(([color]) => color))
}

/** The text field of a kept PNG: the fingerprint of its exact pixels and the number of shades it is shown in. */
const keptField = 'Pixels'

/**
 * The picture as it is kept: good enough for the eye at a third of the bytes, with the fingerprint of its exact pixels for the comparison.
 * @param {Picture} picture
 */
export function keep(picture) {
  const colors = frequentColors(picture)
  let shades = 0
  let indexed
  for (shades of shadeSteps) {
    indexed = encodeIndexed(coarse(picture, shades, colors))
    if (indexed !== undefined) break
  }
  const png = indexed ?? encode(coarse(picture, shades, colors))
  const field = chunk('tEXt', Buffer.from(`${keptField}\0${pixelHash(picture)} ${shades}`, 'latin1'))
  // After the signature (8 bytes) and the header chunk (25 bytes).
  return Buffer.concat([png.subarray(0, 33), field, png.subarray(33)])
}

/**
 * What a kept picture knows of the exact one.
 * @param {Buffer} png
 * @returns {{ hash: string, shades: number } | undefined} undefined when it is no kept picture
 */
export function keptFacts(png) {
  const start = png.indexOf(`tEXt${keptField}\0`, 0, 'latin1')
  if (start === -1) return undefined
  const text = png.toString('latin1', start + 5 + keptField.length, start + 4 + png.readUInt32BE(start - 4))
  const [hash = '', shades = ''] = text.split(' ')
  return { hash, shades: Number(shades) }
}

/**
 * The picture as the smallest PNG that keeps every pixel: with a palette up to 256 colours, else in full colour.
 * @param {Picture} picture an opaque one, as screenshots are
 */
export function encode(picture) {
  const indexed = encodeIndexed(picture)
  if (indexed !== undefined) return indexed
  const png = Object.assign(new PNG({ width: picture.width, height: picture.height }), { data: picture.data })
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true, deflateLevel: 9, deflateStrategy: 0, filterType: 0 })
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
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
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

/**
 * How far a colour channel may be from the accepted one, of 255. Chromium draws the same curve a shade lighter or darker when it
 * redraws a part of it instead of the whole; the eye does not see that, and it is no change of ours.
 */
const shadeTolerance = 3

/**
 * Whether a picture shows what a kept one shows: every pixel, not only most of them. Where the kept one was rounded to few shades,
 * the exact one may have been half a step away.
 * @param {Picture} kept @param {Picture} now @param {number} shades that the kept one was rounded to
 */
export function looksSame(kept, now, shades) {
  if (kept.width !== now.width || kept.height !== now.height) return false
  const step = 255 / (shades - 1)
  const isRounded = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(Math.round(value / step) * step) === value ? 1 : 0,
  )
  for (let at = 0; at < kept.data.length; at += 4) {
    const rounded =
      isRounded[kept.data[at] ?? 0] === 1 &&
      isRounded[kept.data[at + 1] ?? 0] === 1 &&
      isRounded[kept.data[at + 2] ?? 0] === 1
    const tolerance = shadeTolerance + (rounded ? step / 2 : 0)
    for (let channel = at; channel < at + 3; channel += 1) {
      if (Math.abs((kept.data[channel] ?? 0) - (now.data[channel] ?? 0)) > tolerance) return false
    }
  }
  return true
}

/** @param {Picture} picture @param {number} width @param {number} height @returns {Picture} the picture on a transparent sheet of that size */
function padded(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height })
  PNG.bitblt(
    Object.assign(new PNG({ width: picture.width, height: picture.height }), { data: picture.data }),
    sheet,
    0,
    0,
    picture.width,
    picture.height,
    0,
    0,
  )
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
  const pixels = pixelmatch(
    padded(before, width, height).data,
    padded(after, width, height).data,
    drawing.data,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
      diffColor: [214, 0, 92],
    },
  )
  return { pixels, png: encode({ width, height, data: drawing.data }) }
}
