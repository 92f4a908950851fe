import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { errorCode, OperatorError } from '../platform/config/operator-error.ts'
import { isStoredKey } from '../modules/uploads/upload-keys.ts'
import { createMeter } from './digest.ts'
import {
  type Digest,
  formatVersion,
  type Manifest,
  manifestHeader,
  manifestName,
  manifestSchema,
  tableEntry,
  uploadEntry,
} from './manifest.ts'

/** A backup of which every byte was compared with its manifest. */
export interface Archive {
  readonly manifest: Manifest
  /** Reads one of its files. */
  read: (name: string) => Promise<Readable>
  close: () => void
}

const damaged = (path: string) =>
  new OperatorError(
    `${path} is damaged or not complete, so nothing was restored. Use another copy of it, or an earlier backup.`,
  )

const foreign = (path: string) => new OperatorError(`${path} is no backup of Marquee, or only the beginning of one.`)

/** The largest manifest that is read, in bytes: that of about a million uploaded images. */
const maxManifestBytes = 256 * 1024 * 1024

/**
 * Opens a backup and checks it from beginning to end.
 * @throws {OperatorError} when there is no such file, or when it is no backup, damaged, incomplete, or of a newer version
 */
export async function openArchive(path: string, signal: AbortSignal): Promise<Archive> {
  const zip = await openZip(path)
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const manifestEntry = entries.get(manifestName)
    if (manifestEntry === undefined) throw foreign(path)
    const read = async (name: string) => {
      const entry = entries.get(name)
      if (entry === undefined) throw damaged(path)
      return zip.openReadStreamPromise(entry)
    }
    const manifest = await readManifest(path, zip, manifestEntry)
    for (const [name, expected] of filesOf(manifest)) {
      signal.throwIfAborted()
      if (!isSame(await digestOf(await read(name)), expected)) throw damaged(path)
    }
    return { manifest, read, close: () => zip.close() }
  } catch (error) {
    zip.close()
    // What is not explained above is an error of the compression or of the archive's structure.
    throw error instanceof OperatorError ? error : damaged(path)
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false })
  } catch (error) {
    const code = errorCode(error)
    if (code === undefined) throw foreign(path)
    throw new OperatorError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${code}).`)
  }
}

async function readManifest(path: string, zip: ZipFile, entry: Entry): Promise<Manifest> {
  if (entry.uncompressedSize > maxManifestBytes) throw damaged(path)
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(bytes) !== entry.crc32) throw damaged(path)
  const content: unknown = JSON.parse(bytes.toString('utf8'))
  const header = manifestHeader.safeParse(content)
  if (!header.success) throw foreign(path)
  if (header.data.formatVersion > formatVersion) throw newer(path)
  const manifest = manifestSchema.safeParse(content)
  if (!manifest.success) throw damaged(path)
  const { uploads } = manifest.data
  if (uploads.kind === 'disk' && !uploads.files.every(({ key }) => isStoredKey(key))) throw damaged(path)
  return manifest.data
}

/** The error of a backup that this version cannot understand. */
export const newer = (path: string) =>
  new OperatorError(`${path} was made by a newer version of Marquee. Restore it with that version, or a later one.`)

function filesOf({ tables, uploads }: Manifest): readonly (readonly [name: string, expected: Digest])[] {
  const images = uploads.kind === 'disk' ? uploads.files : []
  return [
    ...tables.map((table) => [tableEntry(table.name), table] as const),
    ...images.map((image) => [uploadEntry(image.key), image] as const),
  ]
}

async function digestOf(stream: Readable): Promise<Digest> {
  const meter = createMeter()
  const end = finished(stream.pipe(meter.stream).resume())
  stream.once('error', (error) => meter.stream.destroy(error))
  await end
  return meter.digest()
}

const isSame = (actual: Digest, expected: Digest) =>
  actual.bytes === expected.bytes && actual.sha256 === expected.sha256
