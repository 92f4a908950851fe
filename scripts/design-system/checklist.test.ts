import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { isProofThere, proofsIn } from '../lib/proofs.mjs'

const page = readFileSync(inRoot('docs/design-system-checklist.md'), 'utf8')

const rows = [...page.matchAll(/^\| (.+?) \| (.+?) \| (\d) \| (.+) \|$/gm)].map(
  ([, row = '', what = '', today = '', proof = '']) => ({ name: `${row}: ${what}`, today: Number(today), proof }),
)

/** Paths of this repository that a text names in code style. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|scripts|stories|docs|e2e|server|\.storybook|\.github)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  )

describe('docs/design-system-checklist.md', () => {
  it('names files that exist', () => {
    expect(pathsIn(page).length).toBeGreaterThan(50)
    expect(pathsIn(page).filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })

  it('names tests and stories that exist', () => {
    expect(page.split(' › ').length - 1).toBe(proofsIn(page).length)
    expect(proofsIn(page).filter((proof) => !isProofThere(proof))).toEqual([])
  })

  it('has a proof for each row that is done', () => {
    const bare = rows.filter(
      ({ today, proof }) => today === 2 && pathsIn(proof).length === 0 && proofsIn(proof).length === 0,
    )
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  it('says what is missing where a row is not done', () => {
    const silent = rows.filter(({ today, proof }) => today < 2 && !/\bMissing: \S/.test(proof))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('counts its rows', () => {
    const count = (points: number) => rows.filter(({ today }) => today === points).length
    expect(page).toContain(`Of ${rows.length} rows ${count(2)} are at 2, ${count(1)} at 1 and ${count(0)} at 0.`)
  })
})
