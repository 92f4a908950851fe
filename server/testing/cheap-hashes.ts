import type * as Crypto from 'node:crypto'
import { vi } from 'vitest'

// The product's Argon2id settings cost 30 ms of CPU and 19 MB for each hash, and the tests of the server hash thousands of
// times. The same algorithm with the smallest settings it allows runs here; server processes started by a test use the product's.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof Crypto>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
  return { ...crypto, argon2 }
})
