import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The accepted pictures, as lossless WebP. */
export const acceptedFolder = folder('stories/__baselines__')
/** Where jest-image-snapshot compares and accepts PNG files, of the pictures that differ. */
export const workFolder = folder('.cache/pictures')
/** Where the report of differences is written. */
export const reportFolder = folder('visual-report')

/** How many pixels of a picture may differ. A pixel differs when any channel differs by any amount. */
export const differingPixelsAllowed = 0

/**
 * The name of a picture: `design-system-button/playground.light-1280`.
 * @param storyId as Storybook writes it, such as design-system-button--playground
 */
export function pictureName(storyId: string, mode: string): string {
  return `${storyId.replace('--', '/')}.${mode}`
}

/** Names of the pictures in a folder, in alphabetical order. */
export function picturesIn(path: string, extension: '.webp' | '.png'): readonly string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length).split(sep).join('/'))
    .toSorted()
}

/** A picture of the window, and which part of it counts (CSS pixels, which are the picture's); all of it without. */
export interface Picture {
  readonly png: Buffer
  readonly part?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The part of a picture that counts. */
export function cutOut({ png, part }: Picture) {
  const image = sharp(png)
  return part === undefined
    ? image
    : image.extract({ left: part.x, top: part.y, width: part.width, height: part.height })
}

const pixelsOf = (image: Sharp) => image.removeAlpha().raw().toBuffer({ resolveWithObject: true })

/**
 * Whether a picture has exactly the pixels of the accepted one. jest-image-snapshot, which decodes in JavaScript, takes ten times as long, so it is
 * asked only about pictures that differ.
 */
export async function isAccepted(name: string, picture: Picture, accepted = acceptedFolder): Promise<boolean> {
  const path = join(accepted, `${name}.webp`)
  if (!existsSync(path)) return false
  const [before, after] = await Promise.all([pixelsOf(sharp(readFileSync(path))), pixelsOf(cutOut(picture))])
  return before.info.width === after.info.width && before.data.equals(after.data)
}

/** Writes the accepted picture, if there is one, as PNG to where jest-image-snapshot reads it. */
export async function unpackPicture(name: string, accepted = acceptedFolder, work = workFolder): Promise<void> {
  const path = join(accepted, `${name}.webp`)
  if (!existsSync(path)) return
  mkdirSync(dirname(join(work, name)), { recursive: true })
  await sharp(readFileSync(path))
    .png()
    .toFile(join(work, `${name}.png`))
}

/** Stores the PNG files that jest-image-snapshot accepted as WebP, pixel by pixel the same at half of the smallest PNG's size. */
export async function packPictures(accepted = acceptedFolder, work = workFolder): Promise<void> {
  for (const name of picturesIn(work, '.png')) {
    mkdirSync(dirname(join(accepted, name)), { recursive: true })
    await sharp(readFileSync(join(work, `${name}.png`)))
      .webp({ lossless: true, effort: 5 })
      .toFile(join(accepted, `${name}.webp`))
  }
}

/** The options of jest-image-snapshot for a picture: exact, with the difference and what was received in the report folder. */
export function comparison(name: string) {
  return {
    customSnapshotIdentifier: name,
    customSnapshotsDir: workFolder,
    customDiffDir: reportFolder,
    customReceivedDir: reportFolder,
    storeReceivedOnFailure: true,
    // Threshold 0 with anti-aliased pixels included: no shade counts as the same as another.
    customDiffConfig: { threshold: 0, includeAA: true },
    failureThreshold: differingPixelsAllowed,
    failureThresholdType: 'pixel',
    // A process for each comparison would take longer than the comparison.
    runInProcess: true,
  } as const
}
