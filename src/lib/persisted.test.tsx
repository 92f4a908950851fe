import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { replaceClock } from './clock.ts'
import { clearScopes, persisted } from './persisted.ts'

const note = z.object({ text: z.string(), until: z.optional(z.number()) })
const notes = persisted({ key: 'notes', scope: 'employer', schema: note })
const at = (ms: number) => replaceClock({ now: () => new Date(ms) })

let undoClock = () => {}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  undoClock = at(1000)
})
afterEach(() => {
  undoClock()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an entry', () => {
  it('is read as it was written, under its ids only, until it is removed', () => {
    expect(notes.at('emp_1', 'gig_1').write({ text: 'a' })).toBe(true)
    expect(localStorage.getItem('notes:emp_1:gig_1')).toBe('{"text":"a"}')
    expect(notes.at('emp_1', 'gig_1').read()).toEqual({ text: 'a' })
    expect(notes.at('emp_2', 'gig_1').read()).toBeUndefined()
    notes.at('emp_1', 'gig_1').remove()
    expect(notes.at('emp_1', 'gig_1').read()).toBeUndefined()
  })

  it('is stored for the tab where the key says so', () => {
    const entry = persisted({ key: 'asked', scope: 'device', area: 'tab', schema: z.string() }).at()
    entry.write('yes')
    expect([sessionStorage.getItem('asked'), localStorage.getItem('asked')]).toEqual(['"yes"', null])
  })

  it('that an earlier release stored as a text without quotes is read', () => {
    localStorage.setItem('asked', 'yes')
    expect(
      persisted({ key: 'asked', scope: 'device', schema: z.literal('yes') })
        .at()
        .read(),
    ).toBe('yes')
  })

  it.each(['{', '[]', 'null', '{"text":1}'])('that does not fit is not read, and stays: %s', (text) => {
    localStorage.setItem('notes:emp_1', text)
    expect(notes.at('emp_1').read()).toBeUndefined()
    expect(localStorage.getItem('notes:emp_1')).toBe(text)
  })
})

describe('a version', () => {
  const current = persisted({
    key: 'notes',
    scope: 'employer',
    version: 2,
    schema: note,
    migrate: (stored, version) => (version === 0 ? { text: stored } : version === 1 ? stored : undefined),
  }).at('emp_1')

  it('is stored with the value', () => {
    current.write({ text: 'a' })
    expect(localStorage.getItem('notes:emp_1')).toBe('{"version":2,"value":{"text":"a"}}')
    expect(current.read()).toEqual({ text: 'a' })
  })

  it.each([
    ['"a"', { text: 'a' }],
    ['{"version":1,"value":{"text":"a"}}', { text: 'a' }],
    ['{"version":3,"value":{"text":"a"}}', undefined],
  ])('that is another one is converted, or not read: %s', (text, value) => {
    localStorage.setItem('notes:emp_1', text)
    expect(current.read()).toEqual(value)
  })
})

describe('a lifetime', () => {
  const expiring = persisted({
    key: 'notes',
    scope: 'employer',
    schema: note,
    expiresAt: ({ until }) => until ?? Number.NaN,
  })

  it('ends at its moment: the entry is removed', () => {
    expiring.at('emp_1').write({ text: 'a', until: 2000 })
    expect(expiring.at('emp_1').read()).toBeDefined()
    undoClock()
    undoClock = at(2000)
    expect(expiring.at('emp_1').read()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it('that has ended, or cannot be read, removes the entries of all ids', () => {
    for (const until of [1000, 2000]) expiring.at(`emp_${until}`).write({ text: 'a', until })
    expiring.at('emp_3').write({ text: 'a' })
    localStorage.setItem('notes:emp_4', '{')
    localStorage.setItem('notes-of-another-kind:emp_1', '{')
    expiring.removeExpired()
    expect(Object.keys(localStorage).toSorted()).toEqual(['notes-of-another-kind:emp_1', 'notes:emp_2000'])
  })
})

it('lists what fits under the first ids', () => {
  notes.at('emp_1', 'gig-1').write({ text: 'a' })
  notes.at('emp_1', 'gig-2', 'step').write({ text: 'b' })
  notes.at('emp_10', 'gig-1').write({ text: 'c' })
  localStorage.setItem('notes:emp_1:gig-3', '{')
  expect(notes.list('emp_1')).toEqual([
    { id: 'gig-1', value: { text: 'a' } },
    { id: 'gig-2:step', value: { text: 'b' } },
  ])
})

it('removes the keys of the given scopes, in both areas', () => {
  const keys = [
    { key: 'sheet', scope: 'session' },
    { key: 'draft', scope: 'employer' },
    { key: 'form', scope: 'employer', area: 'tab' },
    { key: 'choice', scope: 'device' },
  ] as const
  for (const name of ['sheet:emp_1', 'draft:emp_1:new', 'draft', 'drafts', 'choice']) localStorage.setItem(name, '1')
  sessionStorage.setItem('form', '1')
  clearScopes(keys, ['session'])
  expect(Object.keys(localStorage).toSorted()).toEqual(['choice', 'draft', 'draft:emp_1:new', 'drafts'])
  clearScopes(keys, ['session', 'employer'])
  expect(Object.keys(localStorage).toSorted()).toEqual(['choice', 'drafts'])
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  [
    'blocked',
    () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new Error('SecurityError')
      }),
  ],
  [
    'full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('QuotaExceededError')
      }),
  ],
])('storage that is %s is empty and throws nothing', (_, block) => {
  block()
  const entry = notes.at('emp_1')
  expect(entry.write({ text: 'a' })).toBe(false)
  expect(entry.read()).toBeUndefined()
  entry.remove()
  expect(notes.list()).toEqual([])
  notes.removeExpired()
  clearScopes([{ key: 'notes', scope: 'session' }], ['session'])
})
