import { vi } from 'vitest'

// The product's Argon2id settings cost 30 ms of CPU and 19 MB for each hash, and the tests of the server hash thousands of
// times. Hashes made in a test's own process use the smallest settings the algorithm allows. A hash names its settings, so a
// server process that a test starts verifies them too.
vi.mock('../platform/secrets/password-hash-settings.ts', () => ({
  argonSettings: { memory: 8, passes: 1, parallelism: 1 },
}))
