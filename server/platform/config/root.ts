import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The project's folder: the nearest parent folder with a package.json. This works from `server/` and from the bundle in `dist/server`.
 */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`)
  return findRoot(parent)
}

export const projectRoot = findRoot(import.meta.dirname)
