import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** Reads the files of a zip archive. */
export async function readZip(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

/** Writes a zip archive. */
export async function writeZip(path: string, files: ReadonlyMap<string, Buffer>) {
  const zip = new ZipFile()
  for (const [name, content] of files) zip.addBuffer(content, name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}
