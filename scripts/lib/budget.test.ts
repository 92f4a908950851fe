import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { advice, complaint, filesOfRoute, measure, modulesByRoute, tightened } from './budget.mjs'
import { inRoot } from './paths.mjs'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'], css: ['form.css'] },
  'sign-in.tsx': { file: 'sign-in.js', imports: ['_react.js', '_form.js'], css: ['sign-in.css'] },
  'home.tsx': { file: 'home.js', imports: ['_react.js'], css: [] },
}
const screens = [{ module: 'sign-in', loads: ['sign-in.tsx'] }]
const budgets = { fonts: 50, together: 1000, routes: { 'sign-in': { js: 400, scripts: 4, css: 100 } } }

describe('filesOfRoute', () => {
  it('counts the files of the entry and the route and their imports, each file once', () => {
    expect(filesOfRoute(manifest, ['sign-in.tsx'])).toEqual({
      js: ['index.js', 'react.js', 'sign-in.js', 'form.js'],
      css: ['index.css', 'sign-in.css', 'form.css'],
    })
  })

  it('does not count other routes', () => {
    expect(filesOfRoute(manifest, ['home.tsx']).js).not.toContain('form.js')
  })

  it('throws for a module that is not a chunk, because its budget would then check nothing', () => {
    expect(() => filesOfRoute(manifest, ['moved.tsx'])).toThrow(/no chunk for moved\.tsx/)
  })
})

describe('measure', () => {
  it('adds up the bytes sent and compares them with the budget', () => {
    expect(measure(manifest, budgets, screens, ['a.woff2', 'b.woff2'], () => 30)).toEqual([
      { name: 'sign-in', kind: 'js', files: 4, mostFiles: 4, bytes: 120, limit: 400 },
      { name: 'sign-in', kind: 'css', files: 3, bytes: 90, limit: 100 },
      { name: 'every page', kind: 'fonts', files: 2, bytes: 60, limit: 50 },
      { name: 'all of the above together', kind: 'all', files: 7, bytes: 210, limit: 1000 },
    ])
  })

  it('allows exactly the budget, and reports a byte and a file more, and a budget that is no limit', () => {
    const row = { name: 'sign-in', kind: 'js' as const, files: 6, mostFiles: 6, limit: 110_000 }
    expect(complaint({ ...row, bytes: 110_000 })).toBeUndefined()
    expect(complaint({ ...row, bytes: 110_001 })).toBe('TOO LARGE')
    expect(complaint({ ...row, bytes: 110_000, files: 7 })).toBe('MORE THAN 6 FILES')
    expect(complaint({ ...row, bytes: 109_000 })).toBeUndefined()
    expect(complaint({ ...row, bytes: 108_999 })).toBe('BUDGET TOO WIDE')
  })
})

describe('advice', () => {
  const all = { name: 'all of the above together', kind: 'all' as const, files: 0, limit: 300_000 }
  const screen = { name: 'home', kind: 'js' as const, files: 6, limit: 110_000, bytes: 120_000 }

  it('is silent while every budget is kept', () => {
    expect(
      advice([
        { ...screen, bytes: 109_500 },
        { ...all, bytes: 200_000 },
      ]),
    ).toBeUndefined()
  })

  it('tells code that moved between screens from code that came in addition', () => {
    expect(advice([screen, { ...all, bytes: 300_000 }])).toContain('--write')
    expect(advice([screen, { ...all, bytes: 300_001 }])).toContain('sends more than before')
  })
})

describe('modulesByRoute', () => {
  it('adds the screen around one that opens inside of it', () => {
    const child = { module: 'home', loads: ['home.tsx'] }
    const routes = { ...budgets.routes, home: { inside: 'sign-in', js: 1, scripts: 1, css: 1 } }
    expect(modulesByRoute(routes, [...screens, child])).toMatchObject({ home: ['sign-in.tsx', 'home.tsx'] })
  })

  it('throws for a screen without a budget, and for a budget without a screen', () => {
    expect(() => modulesByRoute({}, screens)).toThrow('No budget for sign-in')
    expect(() => modulesByRoute(budgets.routes, [])).toThrow('sign-in: no route declares it')
  })
})

it('writes a budget close above what is measured, for each screen, and drops those of screens that are gone', () => {
  const old = { fonts: 50, together: 1, routes: { gone: { js: 1, scripts: 1, css: 1 } } }
  const sizes = (allowed: Parameters<typeof measure>[1]) => measure(manifest, allowed, screens, [], () => 5000)
  expect(tightened(old, screens, sizes)).toEqual({
    fonts: 50,
    together: 35_300,
    routes: { 'sign-in': { js: 20_200, scripts: 4, css: 15_200 } },
  })
})

describe('docs/benchmarks.md', () => {
  it('says of the screens with an aim what their budgets say', () => {
    const page = readFileSync(inRoot('docs/benchmarks.md'), 'utf8')
    const { routes }: { routes: Record<string, { js: number; scripts: number }> } = JSON.parse(
      readFileSync(inRoot('scripts/budgets.json'), 'utf8'),
    )
    const rows = [...page.matchAll(/^\| (?<screen>\S+\.tsx) \| [^|]+ \| (?<now>[^|]+) \|/gm)].map(
      ({ groups }) => groups,
    )
    expect(rows).toHaveLength(4)
    for (const row of rows) {
      const budget = routes[row?.['screen'] ?? '']
      expect(row?.['now']).toBe(`${((budget?.js ?? 0) / 1000).toFixed(1)} kB, ${budget?.scripts} files`)
    }
  })
})
