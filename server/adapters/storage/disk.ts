import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../../platform/config/operator-error.ts'
import { type Storage, StorageUnavailable } from '../../ports/storage.ts'

/** Runs an operation on files, and converts its error into `StorageUnavailable`. */
async function onDisk<T>(what: string, operation: () => Promise<T>): Promise<T> {
  return operation().catch((error: unknown) => {
    throw new StorageUnavailable(`The file could not be ${what}`, { cause: error })
  })
}

/** Stores files in a folder of this machine, which is created with the first file. A key is not written by two calls at the same time. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key)
  /** The name of a file while it is written. It follows from the key, so that `remove` also removes what a crash left. */
  const temporaryPathOf = (key: string) => `${pathOf(key)}.tmp`
  return {
    put: (key, bytes) =>
      onDisk('written', async () => {
        const path = pathOf(key)
        await mkdir(dirname(path), { recursive: true })
        // A file gets its final name only when it is complete, so that a crash leaves no partial file under that name.
        const temporaryPath = temporaryPathOf(key)
        try {
          const file = await open(temporaryPath, 'w', 0o600)
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
    remove: (key) =>
      onDisk('removed', async () => {
        await rm(temporaryPathOf(key), { force: true })
        await rm(pathOf(key), { force: true })
      }),
  }
}
