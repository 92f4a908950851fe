import { expect, it } from 'vitest'
import { componentCosts, withTable } from './component-costs.mjs'

const chunk = (fileName: string, code: string, imports: string[] = [], css: string[] = [], isEntry = false) =>
  ({ type: 'chunk', fileName, code, isEntry, imports, viteMetadata: { importedCss: new Set(css) } }) as const
const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source }) as const
const length = (content: string | Uint8Array) => content.length

it('separates what a page loads initially from what it loads lazily', () => {
  const output = [
    chunk('component.js', 'aaaa', ['shared.js', 'react'], ['component.css'], true),
    chunk('shared.js', 'bb', [], ['shared.css']),
    chunk('later.js', 'ccccc', ['shared.js'], ['later.css']),
    asset('component.css', 'x'),
    asset('shared.css', 'yy'),
    asset('later.css', 'zzz'),
    asset('picture.svg', 'never counted'),
  ]
  expect(componentCosts('Drawer', output, length)).toEqual({ name: 'Drawer', js: 6, css: 3, lazy: 8 })
})

it('replaces only the table between its markers, the most expensive component first', () => {
  const document =
    '# Costs\n\n<!-- components: npm run measure:components writes this table -->\nold\n<!-- components end -->\n\nAfter'
  const written = withTable(document, [
    { name: 'Stack', js: 100, css: 0, lazy: 0 },
    { name: 'DataTable', js: 15_949, css: 1000, lazy: 2000 },
  ])
  expect(written).toContain('| DataTable | 15.9 kB | 1.0 kB | 2.0 kB |\n| Stack | 0.1 kB | – | – |')
  expect(written).not.toContain('old')
  expect(written.startsWith('# Costs\n') && written.endsWith('\n\nAfter')).toBe(true)
  expect(withTable(written, [])).not.toContain('DataTable')
  expect(() => withTable('# Costs', [])).toThrow('lost its markers')
})
