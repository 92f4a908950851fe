import { beforeEach, describe, expect, it } from 'vitest'
import { aDraft } from '../testing/valid-form.ts'
import { draftKey, removeDraft, removeExpiredDrafts, isOvertaken, storeDraft, readDraft } from './draft-storage.ts'

const now = new Date('2025-11-14T08:00:00+01:00')

/** A mock of the device's storage; with `isFull` every write fails. */
function device(isFull = false): Storage {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => {
      entries.delete(key)
      delete (storage as Record<string, unknown>)[key]
    },
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('No room')
      entries.set(key, value)
      Object.assign(storage, { [key]: value })
    },
  }
  return storage as unknown as Storage
}

let storage = device()
const key = draftKey('emp_1', 'new')
beforeEach(() => {
  storage = device()
})

describe('a draft on the device', () => {
  it('is read as it was stored', () => {
    expect(storeDraft(storage, key, aDraft())).toBe(true)
    expect(readDraft(storage, key, now)).toEqual(aDraft())
    removeDraft(storage, key)
    expect(readDraft(storage, key, now)).toBeUndefined()
  })

  it('is stored per employer and per Gig', () => {
    storeDraft(storage, key, aDraft())
    expect(readDraft(storage, draftKey('emp_2', 'new'), now)).toBeUndefined()
    expect(readDraft(storage, draftKey('emp_1', 'gig-gig_1'), now)).toBeUndefined()
    expect(readDraft(storage, draftKey('emp_1', 'republish-gig_1'), now)).toBeUndefined()
  })

  it.each([
    ['2025-11-07T08:00:01+01:00', true],
    ['2025-11-07T08:00:00+01:00', false],
    ['not a time', false],
  ])('stored at %s can be read: %s', (savedAt, isThere) => {
    storeDraft(storage, key, aDraft({ savedAt }))
    expect(readDraft(storage, key, now) !== undefined).toBe(isThere)
    expect(storage.getItem(key) !== null).toBe(isThere)
  })

  it.each([
    [undefined, '2025-11-14T06:31:00Z', true],
    [undefined, '2025-11-14T06:29:00Z', false],
    ['2025-11-14T06:29:00Z', '2025-11-14T06:29:30Z', true],
    ['2025-11-14T06:31:00Z', '2025-11-14T06:31:00Z', false],
  ])('based on a Gig as of %s is overtaken by a Gig as of %s: %s', (basedOn, updatedAt, isOther) => {
    expect(isOvertaken(aDraft({ basedOn }), updatedAt)).toBe(isOther)
  })

  it('that cannot be parsed is not read', () => {
    for (const nonsense of ['{"savedAt"', '[]', '{"savedAt":"2025-11-14T07:00:00+01:00","form":{}}']) {
      storage.setItem(key, nonsense)
      expect(readDraft(storage, key, now)).toBeUndefined()
    }
  })

  it('reports that storing failed', () => expect(storeDraft(device(true), key, aDraft())).toBe(false))

  it('is removed after 7 days, also that of another employer, and other entries stay', () => {
    storeDraft(storage, draftKey('emp_2', 'new'), aDraft({ savedAt: '2025-11-01T08:00:00+01:00' }))
    storeDraft(storage, key, aDraft())
    storage.setItem('auth-storage', '{}')
    removeExpiredDrafts(storage, now)
    expect(storage.getItem(draftKey('emp_2', 'new'))).toBeNull()
    expect(storage.getItem(key)).not.toBeNull()
    expect(storage.getItem('auth-storage')).toBe('{}')
  })
})
