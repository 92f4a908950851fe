import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ComponentDocs, KeyRow } from '../../src/design-system/docs/component-docs.ts'
import { inRoot } from '../lib/paths.mjs'
import { missingProofs } from './lib/component-checks.mjs'

const docsWith = (keyboard: readonly KeyRow[]): ComponentDocs => ({
  name: 'Menu',
  group: 'Actions',
  summary: 'A menu.',
  use: [],
  alternatives: [],
  accessibility: [],
  keyboard,
  states: {},
})

const docs = new Map([
  [
    'Menu',
    docsWith([
      { keys: ['Home', 'End'], does: 'The first or last item.' },
      { keys: ['PageDown'], does: 'Scrolls.', by: 'browser' },
    ]),
  ],
])

describe('keys of a keyboard table', () => {
  it('are missing while no story of the component presses them', () => {
    const notes = [{ component: 'Menu' }, { component: 'Menu', keys: ['Home', 'Tab'], roots: ['Menu'] }]
    expect(missingProofs(notes, docs)).toEqual(['Menu: its keyboard table names End, and no story presses it'])
  })

  it('may be pressed by several stories, and those of the browser by none', () => {
    const notes = [
      { component: 'Menu' },
      { component: 'Menu', keys: ['Home'], roots: ['Menu', 'Button'] },
      { component: 'Menu' },
      { component: 'Menu', keys: ['End'], roots: ['Menu'] },
    ]
    expect(missingProofs(notes, docs)).toEqual([])
  })

  it('are not judged where a story failed, of another component, or not run', () => {
    expect(missingProofs([{ component: 'Menu' }], docs)).toEqual([])
    expect(missingProofs([{ component: 'Tabs' }, { component: 'Tabs', keys: [] }], docs)).toEqual([])
    expect(missingProofs([], docs)).toEqual([])
  })
})

it('a component that no story shows by its name is missing', () => {
  const notes = [{ component: 'Menu' }, { component: 'Menu', keys: ['Home', 'End'], roots: ['Button'] }]
  expect(missingProofs(notes, docs)).toEqual(['Menu: no element of its stories has data-component="Menu"'])
})

it('records of checks name components that exist', () => {
  const record = JSON.parse(readFileSync(inRoot('docs', 'accessibility-checks.json'), 'utf8')) as object
  const inventory = readFileSync(inRoot('src', 'design-system', 'docs', 'inventory.ts'), 'utf8')
  expect(Object.keys(record).filter((name) => !inventory.includes(`${name}:`))).toEqual([])
})
