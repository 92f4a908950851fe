import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  comparison,
  cutOut,
  isAccepted,
  packPictures,
  pictureName,
  picturesIn,
  reportFolder,
  unpackPicture,
  workFolder,
} from './lib/pictures.ts'

interface Difference {
  readonly added?: boolean
  readonly pass?: boolean
  readonly diffPixelCount?: number
}

const require = createRequire(createRequire(import.meta.url).resolve('jest-image-snapshot'))
const { diffImageToSnapshot } = require('./diff-snapshot.js') as {
  diffImageToSnapshot: (options: object) => Difference
}

const folder = mkdtempSync(join(tmpdir(), 'marquee-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const width = 120
const height = 80

/** A card on a page: a surface with a line of 1 px below its heading, and smooth edges of letters. */
function card({ surface = 255, line = 30 } = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index += 1) {
    const x = index % width
    const y = Math.floor(index / width)
    const isCard = x >= 10 && x < 110 && y >= 10 && y < 70
    const isLetter = isCard && y >= 16 && y < 24 && x % 7 < 3
    const shade = y === line && isCard ? 200 : isLetter ? 40 + ((x * 31 + y * 17) % 160) : isCard ? surface : 246
    pixels.fill(shade, index * 3, index * 3 + 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Compares a picture with the first one by the options of the run, in a folder of its own. */
function compare(received: Buffer): Difference {
  const { customSnapshotIdentifier, customDiffConfig, failureThreshold, failureThresholdType } = comparison('card')
  return diffImageToSnapshot({
    receivedImageBuffer: received,
    snapshotIdentifier: customSnapshotIdentifier,
    snapshotsDir: join(folder, 'unpacked'),
    diffDir: join(folder, 'report'),
    receivedDir: join(folder, 'report'),
    customDiffConfig,
    failureThreshold,
    failureThresholdType,
    diffDirection: 'horizontal',
  })
}

test('a picture that is the accepted one passes', async () => {
  expect(compare(await card())).toEqual({ added: true })
  expect(compare(await card())).toMatchObject({ pass: true, diffPixelCount: 0 })
})

test('a surface whose lightness changes by 2 % fails', async () => {
  const changed = compare(await card({ surface: 250 }))
  expect(changed.pass).toBe(false)
  expect(changed.diffPixelCount).toBeGreaterThan(3000)
})

test('a surface that is darker by the least step a channel has fails', async () => {
  expect(compare(await card({ surface: 254 })).pass).toBe(false)
})

test('a line of 1 px that moves by 1 px fails', async () => {
  expect(compare(await card({ line: 31 }))).toMatchObject({ pass: false, diffPixelCount: 200 })
})

test('a picture is filed under its component, story and mode', () => {
  expect(pictureName('design-system-button--playground', 'light-1280')).toBe(
    'design-system-button/playground.light-1280',
  )
  expect(workFolder).toMatch(/\.cache[\\/]pictures$/)
  expect(reportFolder).toMatch(/visual-report$/)
})

test('an accepted picture is recognised by its pixels alone, and unpacks to what it was', async () => {
  const [work, accepted] = [join(folder, 'work'), join(folder, 'accepted')]
  const name = 'button/hovered.light-1280'
  mkdirSync(join(work, 'button'), { recursive: true })
  const picture = await card()
  await sharp(picture).toFile(join(work, `${name}.png`))
  expect(await isAccepted(name, { png: picture }, accepted)).toBe(false)

  await packPictures(accepted, work)
  expect(picturesIn(accepted, '.webp')).toEqual([name])
  const otherEncoding = await sharp(picture).png({ compressionLevel: 0 }).toBuffer()
  expect(await isAccepted(name, { png: otherEncoding }, accepted)).toBe(true)
  expect(await isAccepted(name, { png: await card({ surface: 254 }) }, accepted)).toBe(false)
  const turned = await sharp(picture).resize(height, width).png().toBuffer()
  expect(await isAccepted(name, { png: turned }, accepted)).toBe(false)

  rmSync(work, { recursive: true })
  await unpackPicture(name, accepted, work)
  expect(await isAccepted(name, { png: readFileSync(join(work, `${name}.png`)) }, accepted)).toBe(true)
})

test('of a picture of the window only the part that counts is compared', async () => {
  const [work, accepted] = [join(folder, 'work-of-parts'), join(folder, 'accepted-parts')]
  const name = 'card/loaded.light-1280'
  const part = { x: 10, y: 10, width: 100, height: 20 }
  mkdirSync(join(work, 'card'), { recursive: true })
  await cutOut({ png: await card(), part }).toFile(join(work, `${name}.png`))
  await packPictures(accepted, work)

  expect(await isAccepted(name, { png: await card(), part }, accepted)).toBe(true)
  expect(await isAccepted(name, { png: await card({ line: 31 }), part }, accepted)).toBe(true)
  expect(await isAccepted(name, { png: await card({ surface: 254 }), part }, accepted)).toBe(false)
  expect(await isAccepted(name, { png: await card(), part: { ...part, x: 9 } }, accepted)).toBe(false)
})
