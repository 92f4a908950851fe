import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anchorsOf, findDocCitations, findSpecCitations, readCitingFiles } from './lib/citations.mjs'
import { inRoot } from './lib/paths.mjs'

const documents = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
  .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }))

/** This test and the helpers it tests name documents that do not exist. */
const files = readCitingFiles().filter(({ path }) => path !== 'scripts/citations.test.ts')

describe('documents cited by code and by other documents', () => {
  it('exist, with the headings that are cited', () => {
    const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]))
    const broken = [...files, ...documents].flatMap(({ path, text }) =>
      findDocCitations(text)
        .filter(({ path: cited, anchor }) =>
          anchor === undefined ? !existsSync(inRoot(cited)) : anchors.get(cited)?.includes(anchor) !== true,
        )
        .map(({ cited }) => `${path}: ${cited}`),
    )
    expect(broken).toEqual([])
  })

  it('have a number each, where they are decisions', () => {
    const numbers = documents.flatMap(({ path }) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? [])
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('are named by path, never by the number of a section', () => {
    const numbered = files.filter(({ text }) => /\bsections? \d/i.test(text)).map(({ path }) => path)
    expect(numbered).toEqual([])
  })
})

describe('the search for citations', () => {
  it('finds a document, its anchor, and one that is broken over two lines', () => {
    const text = '/**\n * A rule (docs/rules.md#money). Another\n * (docs/a/b.md). And docs/how-to.md.\n */'
    expect(findDocCitations(text).map(({ cited }) => cited)).toEqual([
      'docs/rules.md#money',
      'docs/a/b.md',
      'docs/how-to.md',
    ])
  })

  it('finds rows, lists of rows and ranges', () => {
    expect(findSpecCitations('(spec S4-3)')).toEqual(['S4-3'])
    expect(findSpecCitations('(spec S2-1, R-2 and P-money-3)')).toEqual(['S2-1', 'R-2', 'P-money-3'])
    expect(findSpecCitations('// (spec\n  // S5-1 to S5-10)')).toEqual(['S5-1', 'S5-10'])
    expect(findSpecCitations('a spec of S4-3')).toEqual([])
  })

  it('makes anchors as GitHub does', () => {
    expect(anchorsOf('# Rules\n\n## Dialogs and toasts\n\n### 1.8 Who pays?\n')).toEqual([
      'rules',
      'dialogs-and-toasts',
      '18-who-pays',
    ])
  })
})
