import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { api } from '../src/api/contract/table.ts'
import { inRoot } from './lib/paths.mjs'

/** Whether a file is code of the pages: not a test, and not a description or a mock of the calls themselves. */
const isPageCode = (path: string) => !/\.test\.tsx?$|\/testing\/|^src\/api\/(?:contract|mocks)\//.test(path)

/** The files that make each call of the contract, such as 'gigs.list', by the import of its group. */
function callers(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const add = (call: string, path: string) => found.set(call, (found.get(call) ?? new Set()).add(path))
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: inRoot() }).filter(isPageCode)) {
    const text = readFileSync(inRoot(path), 'utf8')
    const imports = text.matchAll(/import \{([^}]*)\} from '[^']*\/contract\/endpoints\/[^']*'/g)
    const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    // The sign-in pages load their calls later and choose one by its name (`useAuthAction`).
    if (path.startsWith('src/features/auth/')) {
      for (const [, call] of text.matchAll(/(?:useAuthAction\(|(?:verify|resend): )'(\w+)'/g)) {
        add(`auth.${call}`, path)
      }
    }
    for (const name of names) {
      const [group = '', alias = group] = name.split(' as ')
      for (const [, call] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) {
        add(`${group}.${call}`, path)
      }
    }
  }
  return found
}

it('each call of the contract is made by a page', () => {
  const made = callers()
  const calls = Object.entries(api).flatMap(([group, members]) =>
    Object.keys(members).map((name) => `${group}.${name}`),
  )
  expect(calls.length).toBeGreaterThan(50)
  const gaps = calls.filter((call) => !made.has(call))
  expect(gaps, 'No page makes these calls. Build the page, or remove the call.').toEqual([])
})
