import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Kinds of file that compress; fonts (woff2) and pictures are compressed by their format already. */
const compressible = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'])

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** @param {string} folder @returns {string[]} every file below a folder, as paths */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Writes a `.br` and a `.gz` beside each compressible file of a folder, so that the server does not compress during a
 * request and the strongest setting can be used. A result that is not smaller is not written.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = filesBelow(folder).filter((path) => compressible.has(extname(path)))
  await Promise.all(
    files.map(async (path) => {
      const content = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      const [br, gz] = await Promise.all([brotli(content, { params }), gzipAsync(content, { level: 9 })])
      if (br.length < content.length) await writeFile(`${path}.br`, br)
      if (gz.length < content.length) await writeFile(`${path}.gz`, gz)
    }),
  )
}
