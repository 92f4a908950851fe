import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { imageAdvice, maxImageBytes } from '../../../src/api/contract/schemas/upload.ts'
import { upload } from '../../db/schema.ts'
import { addressOf } from '../../testing/address-of.ts'
import { noise, pngThatClaims, redAndBlue, withPngText } from '../../testing/image-files.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'

let app: TestApp
let actor: Actor
beforeAll(async () => {
  app = await createTestApp()
  actor = await app.createEmployer()
})
beforeEach(async () => {
  // A new window of the rate limit.
  app.advance(16 * minute)
  app.files.clear()
  await app.db.delete(upload)
})
afterAll(() => app.close())

const { uploadImage } = api.upload
const send = (file: Uint8Array, { type = 'image/png', purpose = 'company' as const } = {}) =>
  app.call(uploadImage, { body: { purpose, file: new Blob([new Uint8Array(file)], { type }) } }, actor)

const stored = async () => ({ files: app.files.size, rows: await app.db.$count(upload) })
const nothing = { files: 0, rows: 0 }

const png = await noise(64, 48).png().toBuffer()
const jpeg = await noise(640, 480).jpeg().toBuffer()
const webp = await noise(64, 48).webp().toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const heic = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(300)])

/** The bytes of a file, or of a picture that is still to be encoded. */
const bytesOf = (file: Buffer | Sharp) => (Buffer.isBuffer(file) ? file : file.toBuffer())

describe('a file that is refused', () => {
  it.each([
    ['an SVG with a script that says it is a PNG', Buffer.from(svg)],
    ['an SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['the header of a PNG of 50,000 by 50,000 pixels', pngThatClaims(50_000, 50_000)],
    ['the header of a PNG of 8,000 by 5,001 pixels', pngThatClaims(8000, 5001)],
    ['a PNG without its pixels', pngThatClaims(4000, 4000)],
    ['a PNG of no pixels', pngThatClaims(0, 0)],
    ['a truncated PNG', png.subarray(0, png.length / 2)],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['a truncated WebP', webp.subarray(0, webp.length / 2)],
    ['the first bytes of a PNG and nothing else', png.subarray(0, 8)],
    ['the first bytes of a PNG before HTML', Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')])],
    ['the first bytes of a JPEG before PHP', Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<?php ?>')])],
    ['a WebP container without an image', Buffer.from('RIFF\x10\0\0\0WEBPVP8 \0\0\0\0', 'latin1')],
    ['HEIC', heic],
    ['GIF', noise(9, 9).gif()],
    ['TIFF', noise(9, 9).tiff()],
    ['AVIF', noise(9, 9).avif()],
    ['BMP', bmp],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', Buffer.from('not an image')],
    ['zip', Buffer.from('504b0304', 'hex')],
    ['random bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
    ['nothing', Buffer.alloc(0)],
    ['more than 10 MB', Buffer.concat([png, Buffer.alloc(maxImageBytes)]).subarray(0, maxImageBytes + 1)],
  ])('%s: answers 422 with the message of the field, and stores nothing', async (_, file) => {
    const answer = await send(await bytesOf(file))
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED'])
    const message = answer.body.errors?.['file']
    expect(message).toMatch(/Choose (?:a PNG, JPEG or WebP image of at most 10 MB|one of at most 40 megapixels)$/)
    expect(answer.body.message).toBe(message)
    expect(await stored()).toEqual(nothing)
    expect(app.problems).toEqual([])
  })
})

describe('a form that is refused', () => {
  const file = () => new Blob([new Uint8Array(png)])
  it.each([
    ['without a file', { purpose: 'company' }, { file: imageAdvice }],
    ['without a purpose', { file: file() }, { purpose: 'Purpose must be company or profile' }],
    ['with an unknown purpose', { purpose: '../x', file: file() }, { purpose: 'Purpose must be company or profile' }],
    ['with two files', { purpose: 'company', file: [file(), file()] }, { file: imageAdvice }],
    ['with text for a file', { purpose: 'company', file: 'data:image/png;base64,' }, { file: imageAdvice }],
  ])('%s', async (_, body, errors) => {
    const answer = await app.call(uploadImage, { body: body as never }, actor)
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
    expect(await stored()).toEqual(nothing)
  })
})

/** An upload that succeeds, and what is stored of it. */
async function good(file: Buffer, options?: Parameters<typeof send>[1]) {
  const { status, data } = await send(file, options)
  expect(status).toBe(200)
  const image = app.files.get(data.url.replace('/uploads/', '')) ?? Buffer.alloc(0)
  const thumbnail = app.files.get(data.thumbUrl.replace('/uploads/', '')) ?? Buffer.alloc(0)
  return { data, image, thumbnail, about: await sharp(image).metadata() }
}

/** The colour at a point of an image. */
async function colourAt(image: Buffer, left: number, top: number) {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  const [red = 0, , blue = 0] = pixel
  return red > blue ? 'red' : 'blue'
}

describe('a file that is accepted', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
    ['WebP', webp],
    ['PNG of 16 bits', noise(64, 48).toColourspace('rgb16').png()],
    ['grey JPEG', noise(64, 48).greyscale().jpeg()],
    ['CMYK JPEG', noise(64, 48).toColourspace('cmyk').jpeg()],
    ['progressive JPEG', noise(64, 48).jpeg({ progressive: true })],
    ['one pixel', noise(1, 1).png()],
    ['a long line', noise(3000, 2).png()],
    ['a PNG followed by HTML', Buffer.concat([png, Buffer.from('<script>alert("polyglot")</script>')])],
    ['a PNG with a comment of 1 MB', withPngText(png, Buffer.from(`Comment\0${'<script>'.repeat(125_000)}`))],
  ])('%s: becomes a square WebP without metadata, whatever its declared type', async (_, file) => {
    const { image, thumbnail, about, data } = await good(await bytesOf(file), { type: 'text/html' })
    expect(about).toMatchObject({ format: 'webp', width: 512, height: 512, space: 'srgb' })
    expect([about.exif, about.icc, about.xmp, about.iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 })
    expect(image.includes('<script>')).toBe(false)
    expect(data.url).toMatch(/^\/uploads\/company\/[0-9a-f]{32}\.webp$/)
    expect(data.thumbUrl).toBe(data.url.replace('.webp', '-128.webp'))
    expect(await stored()).toEqual({ files: 2, rows: 1 })
  })

  it('loses where it was taken, and stands upright', async () => {
    const photo = await redAndBlue(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ngozi' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect([photo.includes('Ngozi'), (await sharp(photo).metadata()).orientation]).toEqual([true, 6])
    const { image, about } = await good(photo)
    expect([about.exif, about.orientation, image.includes('Ngozi')]).toEqual([undefined, undefined, false])
    // Turned by 90° clockwise: what was left is above.
    expect([await colourAt(image, 256, 100), await colourAt(image, 256, 400)]).toEqual(['red', 'blue'])
  })

  it('is cropped around its centre', async () => {
    const { image } = await good(await redAndBlue(900, 300).png().toBuffer())
    expect(await Promise.all([10, 240, 270, 500].map((left) => colourAt(image, left, 256)))).toEqual([
      'red',
      'red',
      'blue',
      'blue',
    ])
  })

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const { image, about } = await good(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    )
    expect([about.pages ?? 1, await colourAt(image, 256, 256)]).toEqual([1, 'red'])
  })

  it('never gets its name from the caller', async () => {
    const form = new FormData()
    form.set('purpose', 'profile')
    form.set('file', new File([new Uint8Array(png)], '../../../etc/passwd.php', { type: 'image/svg+xml' }))
    const answer = await app.request(addressOf(uploadImage, { employerId: actor.employerId }), {
      method: 'POST',
      headers: { Authorization: `Bearer ${actor.token}` },
      body: form,
    })
    expect(answer.status).toBe(200)
    for (const key of app.files.keys()) expect(key).toMatch(/^profile\/[0-9a-f]{32}(-128)?\.webp$/)
  })
})

it('takes 30 uploads of an employer in 15 minutes', async () => {
  const bad = Buffer.from('x')
  for (let count = 0; count < 30; count += 1) expect((await send(bad)).status).toBe(422)
  const answer = await send(png)
  expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await stored()).toEqual(nothing)
})
