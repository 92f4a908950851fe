import { describe, expect, it } from 'vitest'
import { filesOfRoute, measure, rowText } from './budget.mjs'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'], css: ['form.css'] },
  'sign-in.tsx': { file: 'sign-in.js', imports: ['_react.js', '_form.js'], css: ['sign-in.css'] },
  'home.tsx': { file: 'home.js', imports: ['_react.js'], css: [] },
}
const budgets = { fonts: 50, routes: { 'sign-in': { modules: ['sign-in.tsx'], js: 400, css: 100 } } }

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
    expect(measure(manifest, budgets, ['a.woff2', 'b.woff2'], () => 30)).toEqual([
      { name: 'sign-in', kind: 'js', files: 4, bytes: 120, limit: 400 },
      { name: 'sign-in', kind: 'css', files: 3, bytes: 90, limit: 100 },
      { name: 'every page', kind: 'fonts', files: 2, bytes: 60, limit: 50 },
    ])
  })

  it('allows exactly the budget, and reports one byte more', () => {
    const row = { name: 'sign-in', kind: 'js' as const, files: 1, limit: 110_000 }
    expect(rowText({ ...row, bytes: 110_000 })).toMatch(/ok$/)
    expect(rowText({ ...row, bytes: 110_001 })).toMatch(/TOO LARGE$/)
  })
})
