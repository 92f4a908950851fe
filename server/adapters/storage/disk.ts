import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../../operator-error.ts'
import { type Storage, StorageUnavailable } from './storage.ts'

/** Runs an operation on files, and converts its error into `StorageUnavailable`. */
async function onDisk<T>(what: string, operation: () => Promise<T>): Promise<T> {
  return operation().catch((error: unknown) => {
    throw new StorageUnavailable(`The file could not be ${what}`, { cause: error })
  })
}

/** Stores files in a folder of this machine, which is created with the first file. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key)
  return {
    put: (key, bytes) =>
      onDisk('written', async () => {
        const path = pathOf(key)
        await mkdir(dirname(path), { recursive: true })
        // A file gets its final name only when it is complete, so that a crash leaves no partial file under that name.
        const temporaryPath = `${path}.${randomUUID()}.tmp`
        try {
          const file = await open(temporaryPath, 'wx', 0o600)
          try {
            await file.writeFile(bytes)
            await file.sync()
          } finally {
            await file.close()
          }
          await rename(temporaryPath, path)
        } catch (error) {
          await rm(temporaryPath, { force: true })
          throw error
        }
      }),
    get: (key) =>
      onDisk('read', () =>
        readFile(pathOf(key)).catch((error: unknown) => {
          if (errorCode(error) === 'ENOENT') return undefined
          throw error
        }),
      ),
    remove: (key) => onDisk('removed', () => rm(pathOf(key), { force: true })),
  }
}
