import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inRoot } from './lib/paths.mjs'

const { scripts } = z.parse(
  z.object({ scripts: z.record(z.string(), z.string()) }),
  JSON.parse(readFileSync(inRoot('package.json'), 'utf8')),
)

/** What a newcomer runs first, or CI: these install the packages themselves. */
const installing = [
  'start',
  'test',
  'check',
  'dev',
  'build',
  'types',
  'lint',
  'e2e',
  'support',
  'backup',
  'restore',
  'storybook',
  'storybook:build',
  'stories:test',
  'chromatic',
  'new',
]

const staticImport = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?'(?<name>[^']+)'/gm

/** The packages that a script and the files it imports need before its first line runs. */
function packagesNeeded(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return [...readFileSync(file, 'utf8').matchAll(staticImport)].flatMap(({ groups }) => {
    const name = groups?.['name'] ?? ''
    if (name.startsWith('node:')) return []
    return name.startsWith('.') ? packagesNeeded(join(dirname(file), name), seen) : [`${name} in ${file}`]
  })
}

it.each(installing)('npm run %s starts in a clone without packages', (name) => {
  const file = scripts[name]?.split(' ')[1] ?? ''
  expect(packagesNeeded(inRoot(file))).toEqual([])
})
