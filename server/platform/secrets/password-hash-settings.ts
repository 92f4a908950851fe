/** Argon2id's settings for new hashes, as OWASP's password storage advice gives them: 19 MiB of memory (here in KiB) and two passes for one guess. */
export const argonSettings = { memory: 19_456, passes: 2, parallelism: 1 }
