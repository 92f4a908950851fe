import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findSpecCitations, readCitingFiles, wellFormedId } from './lib/citations.mjs'
import { root } from './lib/paths.mjs'
import { hasProof, isProofThere, proofsIn } from './lib/proofs.mjs'

const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')

interface Row {
  id: string
  statement: string
  proof: string
}

/** The statements of every table on the page. */
function rowsOf(markdown: string): Row[] {
  const rows = [...markdown.matchAll(/^\| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
    ([, id = '', statement = '', proof = '']) => ({ id, statement, proof }),
  )
  return rows.filter(({ statement }) => statement !== 'statement')
}

const proofsOf = ({ proof }: Row) => proofsIn(proof)

const rows = rowsOf(page)
const citingFiles = readCitingFiles().filter(({ path }) => path !== 'scripts/citations.test.ts')

describe('docs/spec-coverage.md', () => {
  it('is a page of tables that can be read', () => {
    expect(rows.length).toBeGreaterThan(240)
    expect(page.split('›').length - 2).toBe(rows.flatMap(proofsOf).length)
  })

  it('has a proof for every statement, or says that it comes later', () => {
    const bare = rows.filter((row) => proofsOf(row).length === 0 && !row.proof.startsWith('later: '))
    expect(bare).toEqual([])
  })

  it('has an id for every statement, and each id once', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.filter((id) => !wellFormedId.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('has every row that a comment cites', () => {
    const ids = new Set(rows.map(({ id }) => id))
    const missing = citingFiles.flatMap(({ path, text }) =>
      findSpecCitations(text)
        .filter((id) => !ids.has(id))
        .map((id) => `${path}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  it('names only tests and stories that exist', () => {
    const broken = rows.flatMap((row) =>
      proofsOf(row)
        .filter((proof) => !isProofThere(proof))
        .map(({ file, name }) => `${row.id}: ${file} › ${name}`),
    )
    expect(broken).toEqual([])
  })
})

describe('the search for a name', () => {
  it.each([
    ["it('works once', async () => {", 'works once'],
    ["it.each([1])(\n  'counts %s',", 'counts %s'],
    ['test("another user\'s data", () => {', "another user's data"],
    ["describe('what it\\'s for', () => {", "what it's for"],
    ["signedInTest('a journey', async () => {", 'a journey'],
    ["await test.step('a step', async () => {", 'a step'],
  ])('finds %j', (source, name) => {
    expect(hasProof('a.test.ts', source, name)).toBe(true)
    expect(hasProof('a.test.ts', source, name.slice(1))).toBe(false)
  })

  it('finds a story by its export', () => {
    expect(hasProof('a.stories.tsx', 'export const Loaded: Story = {}', 'Loaded')).toBe(true)
    expect(hasProof('a.stories.tsx', 'export const LoadedTwice: Story = {}', 'Loaded')).toBe(false)
    expect(hasProof('a.stories.tsx', "it('Loaded', () => undefined)", 'Loaded')).toBe(false)
  })
})
