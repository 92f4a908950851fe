import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A path inside the repository, as an absolute path. @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts)
