import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dependencyProblems, isLicenceAllowed, licencePage, type LockFile } from './lib/dependencies.mjs'
import { inRoot } from './lib/paths.mjs'

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as LockFile

describe('package-lock.json', () => {
  it('has only packages of the npm registry with a hash, an allowed licence, and no install script that nobody looked at', () => {
    expect(dependencyProblems(lock)).toEqual([])
  })

  it('is what docs/licences.md was written from: npm run licences', () => {
    expect(readFileSync(inRoot('docs/licences.md'), 'utf8')).toBe(licencePage(lock))
  })

  it('installs nothing by scripts', () => {
    expect(readFileSync(inRoot('.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('a package', () => {
  const good = { version: '1.0.0', integrity: 'sha512-abc=', license: 'MIT' }
  const problems = (entry: object) =>
    dependencyProblems({ packages: { '': {}, 'node_modules/a/node_modules/odd': { ...good, ...entry } } })

  it.each([
    [{ integrity: undefined }, 'has no SHA-512 of its content'],
    [{ integrity: 'sha1-abc=' }, 'has no SHA-512 of its content'],
    [{ resolved: 'https://registry.npmjs.org.evil.example/odd.tgz' }, 'is not from npm'],
    [{ resolved: 'git+ssh://git@github.com/odd/odd.git#1' }, 'is not from npm'],
    [{ link: true }, 'is a link to a folder'],
    [{ hasInstallScript: true }, 'has an install script'],
    [{ license: undefined }, 'has the licence none'],
    [{ license: 'GPL-3.0-only' }, 'has the licence GPL-3.0-only'],
    [{ license: 'LGPL-3.0-or-later' }, 'has the licence LGPL-3.0-or-later'],
    [{ license: 'MPL-2.0' }, 'has the licence MPL-2.0'],
  ])('with %j is refused', (entry, problem) => {
    expect(problems(entry)).toEqual([`odd@1.0.0 ${problem}`])
  })

  it('of the tools may have a licence that one of the product may not', () => {
    expect(problems({ license: 'MPL-2.0', dev: true })).toEqual([])
    expect(problems({ license: 'GPL-3.0-only', dev: true })).toHaveLength(1)
  })
})

it.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND ISC', true],
])('the licence %s is allowed: %s', (expression, isAllowed) => {
  expect(isLicenceAllowed(expression, ['MIT', 'ISC'])).toBe(isAllowed)
})
