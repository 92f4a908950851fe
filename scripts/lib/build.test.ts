import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './build.mjs'

let base: string

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'marquee-build-'))
  mkdirSync(join(base, 'src', 'lib'), { recursive: true })
  writeFileSync(join(base, 'src', 'main.ts'), 'one')
  writeFileSync(join(base, 'src', 'lib', 'money.ts'), 'two')
})

afterEach(() => {
  rmSync(base, { recursive: true, force: true })
})

const print = (env: Record<string, string> = {}) => fingerprint(['src', 'index.html', 'public'], env, base)

describe('fingerprint', () => {
  it('stays the same when only file dates change', () => {
    const before = print({ HOME: '/home/ada' })
    utimesSync(join(base, 'src', 'main.ts'), 1, 1)
    expect(print({ HOME: '/home/eve' })).toBe(before)
  })

  it.each([
    ['a changed file', () => writeFileSync(join(base, 'src', 'lib', 'money.ts'), 'three')],
    ['a new file', () => writeFileSync(join(base, 'src', 'new.ts'), '')],
    ['a missing file', () => rmSync(join(base, 'src', 'main.ts'))],
    ['a renamed file', () => renameSync(join(base, 'src', 'main.ts'), join(base, 'src', 'other.ts'))],
    ['an input that was missing before', () => writeFileSync(join(base, 'index.html'), '')],
  ])('changes with %s', (_, change) => {
    const before = print()
    change()
    expect(print()).not.toBe(before)
  })

  it('changes with a setting that ends up in the bundle', () => {
    expect(print({ VITE_API_BASE_URL: 'https://api.example.com' })).not.toBe(print())
  })

  it('stays the same when a test changes', () => {
    const before = print()
    writeFileSync(join(base, 'src', 'lib', 'money.test.ts'), 'test')
    expect(print()).toBe(before)
  })
})
