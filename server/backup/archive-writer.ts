import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { errorCode, OperatorError } from '../platform/config/operator-error.ts'
import { createMeter } from './digest.ts'
import { type Digest, type Manifest, manifestName } from './manifest.ts'

/** A backup that is being written. */
export interface ArchiveWriter {
  /** Appends a file, without holding it in memory. @param compress false for content that is compressed already */
  add: (name: string, content: Readable, compress: boolean) => Promise<Digest>
  /** Appends the manifest, waits until all is on the disk, and gives the archive its name. */
  finish: (manifest: Manifest) => Promise<void>
  /** Deletes the archive, which has no manifest yet. */
  discard: () => Promise<void>
}

/** @throws {OperatorError} when the file exists: a backup is never overwritten */
export function assertNotExisting(path: string) {
  if (!existsSync(path)) return
  throw new OperatorError(`${path} exists. A backup overwrites no file: choose another name.`)
}

/** Codes of errors of a disk that is full, fails, or no longer accepts writes. */
const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])

/** An error of the disk as one that the operator can solve; any other as it is. */
function explain(error: unknown, path: string): unknown {
  const code = errorCode(error) ?? ''
  return diskErrors.has(code)
    ? new OperatorError(`The backup could not be written to ${path} (${code}). Make room, or choose another disk.`)
    : error
}

/**
 * Creates a zip archive that only its owner can read. It has a temporary name until it is complete, so that an interrupted backup leaves
 * no file that looks like one.
 * @throws {OperatorError} when the file exists or its folder cannot be written
 */
export async function createArchive(path: string, createdAt: Date): Promise<ArchiveWriter> {
  assertNotExisting(path)
  const temporaryPath = `${path}.${process.pid}.partial`
  const file = await open(temporaryPath, 'wx', 0o600).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `The backup cannot be written to ${path} (${reason}). Choose a folder that exists and can be written.`,
    )
  })
  const zip = new ZipFile()
  const output = file.createWriteStream({ flush: true })
  zip.on('error', (error: Error) => output.destroy(error))
  const written = pipeline(zip.outputStream, output).catch((error: unknown) => {
    throw explain(error, path)
  })
  // It is awaited at the end, and with each file; a failure between two files must not end the process.
  written.catch(() => undefined)
  const options = { mtime: createdAt, mode: 0o100600 }
  return {
    add: async (name, content, compress) => {
      const { stream, digest } = createMeter()
      zip.addReadStream(stream, name, { ...options, compress })
      await Promise.race([Promise.all([pipeline(content, stream), finished(stream)]), written])
      return digest()
    },
    finish: async (manifest) => {
      zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestName, options)
      zip.end()
      await written
      assertNotExisting(path)
      await rename(temporaryPath, path)
    },
    discard: async () => {
      output.destroy()
      await written.catch(() => undefined)
      await rm(temporaryPath, { force: true })
    },
  }
}
