import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import sharp from 'sharp'

/** @param {string} folder @param {string} extension @returns {ReadonlyMap<string, number>} time of the last change (ms) by path without the extension */
function filesOf(folder, extension) {
  mkdirSync(folder, { recursive: true })
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(extension))
  return new Map(
    paths.map((path) => [
      path.slice(0, -extension.length).split(sep).join('/'),
      Math.floor(statSync(join(folder, path)).mtimeMs),
    ]),
  )
}

/**
 * Makes one folder hold the pictures of another in a second format, pixel by pixel the same. Only what is newer is converted;
 * what the first folder no longer has is removed.
 * @param {string} from @param {string} to
 * @param {{ from: string, to: string, convert: (image: import('sharp').Sharp) => import('sharp').Sharp }} format extensions and the conversion
 */
async function mirror(from, to, { from: extension, to: newExtension, convert }) {
  const source = filesOf(from, extension)
  const target = filesOf(to, newExtension)
  for (const name of target.keys()) if (!source.has(name)) rmSync(join(to, name + newExtension))
  const waiting = [...source].filter(([name, changed]) => target.get(name) !== changed)
  const convertNext = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, changed] = next
      const path = join(to, name + newExtension)
      mkdirSync(dirname(path), { recursive: true })
      await convert(sharp(join(from, name + extension))).toFile(path)
      utimesSync(path, new Date(), new Date(changed))
    }
  }
  await Promise.all([convertNext(), convertNext(), convertNext(), convertNext()])
}

/**
 * Unpacks the accepted pictures of the repository, lossless WebP, to PNG files for jest-image-snapshot.
 * @param {string} repository @param {string} unpacked
 */
export const unpackPictures = (repository, unpacked) =>
  mirror(repository, unpacked, { from: '.webp', to: '.png', convert: (image) => image.png({ compressionLevel: 0 }) })

/**
 * Packs the PNG files that jest-image-snapshot accepted for the repository, at half of their size.
 * @param {string} unpacked @param {string} repository
 */
export const packPictures = (unpacked, repository) =>
  mirror(unpacked, repository, {
    from: '.png',
    to: '.webp',
    convert: (image) => image.webp({ lossless: true, effort: 5 }),
  })
