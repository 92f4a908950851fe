import type { Storage } from '../ports/storage.ts'

export interface MemoryStorage extends Storage {
  /** The stored files by key. */
  readonly files: Map<string, Buffer>
}

/** A storage that keeps its files in memory. */
export function memoryStorage(): MemoryStorage {
  const files = new Map<string, Buffer>()
  return {
    files,
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  }
}
