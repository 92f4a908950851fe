import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asvsRequirements } from './lib/asvs.mjs'
import { inRoot } from './lib/paths.mjs'

const page = readFileSync(inRoot('docs/security.md'), 'utf8')

const states = new Set(['met', 'partly', 'not met', 'operator', 'n/a'])

const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| (.+?) \|(.*)\|$/gm)].map(
  ([, ids = '', state = '', reason = '', proof = '']) => ({
    ids: ids.split(', '),
    state,
    reason,
    files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
)

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, and no other', () => {
    expect(asvsRequirements).toHaveLength(253)
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(asvsRequirements.toSorted())
  })

  it('says of each requirement whether it is met, and how or why not', () => {
    expect(rows.filter(({ state, reason }) => !states.has(state) || reason.trim() === '')).toEqual([])
  })

  it('names a file that shows it for each that is met, at least in part', () => {
    expect(rows.filter(({ state, files }) => ['met', 'partly'].includes(state) && files.length === 0)).toEqual([])
  })

  it('names only files that exist', () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(inRoot(file)))).toEqual([])
  })
})
