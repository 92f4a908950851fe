import { beforeEach, describe, expect, it } from 'vitest'
import { aDraft } from '../testing/valid-form.ts'
import { draftKey, removeDraft, removeExpiredDrafts, isOvertaken, storeDraft, readDraft } from './draft-storage.ts'
import { emptyForm, emptySession } from './gig-fields.ts'
import { removeIntent, intentFor, storeIntent, readIntent } from './payment-intent.ts'

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

/** A draft as the release before versions stored it. */
const firstRelease = {
  savedAt: '2025-11-14T07:30:00.000Z',
  step: 'schedule',
  form: {
    title: 'Corporate dinner hostesses',
    category: 'hostess',
    description: 'Four hostesses for a dinner.',
    workSkills: ['Guest reception'],
    softSkills: ['Calm'],
    deliverables: [{ itemId: 'dlv_1', text: 'A guest list' }],
    sessions: [{ date: '2025-12-06', start: '17:00', end: '', arrival: '', endsNextDay: false }],
    workMode: 'on_site',
    location: { address: '21 Opebi Road', city: 'Ikeja', state: 'Lagos', landmark: '' },
    deadline: { day: '2025-12-01', time: '18:00' },
    onSiteContact: { name: 'Ada', phone: '' },
    payType: 'per_day',
    rateKobo: 2_500_000,
    workersNeeded: '4',
    perks: { transport: 'included', meals: true, equipment: 'provided', dressCode: 'Black' },
    visibility: 'invite_only',
  },
  ref: '0b9f0f5e-52b5-4b0f-8a5e-3f0d6a1c2b3d',
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

  it('stored by the release before versions is restored', () => {
    const { deadline, ...withoutDeadline } = firstRelease.form
    storage.setItem(key, JSON.stringify(firstRelease))
    expect(readDraft(storage, key, now)).toEqual({
      savedAt: firstRelease.savedAt,
      step: 'schedule',
      ref: firstRelease.ref,
      form: { ...emptyForm, ...withoutDeadline, applicationDeadline: deadline },
    })
  })

  it('lacks what was not there when it was stored, and loses nothing else', () => {
    const { title: _title, perks, ...form } = firstRelease.form
    const { dressCode: _dressCode, ...otherPerks } = perks
    const earlier = { ...firstRelease, step: 'a later step', form: { ...form, perks: otherPerks, noLongerThere: 'x' } }
    storage.setItem(key, JSON.stringify(earlier))
    const restored = readDraft(storage, key, now)
    expect(restored?.form).toMatchObject({ title: '', perks: { ...otherPerks, dressCode: '' }, category: 'hostess' })
    expect(restored?.form).not.toHaveProperty('noLongerThere')
    expect(restored?.step).toBe('details')
    expect(storage.getItem(key)).not.toBeNull()
  })

  it('keeps its other fields when one of them cannot be read', () => {
    const unreadable = { ...firstRelease.form, workSkills: 'Ushering', sessions: null, rateKobo: '5000' }
    storage.setItem(key, JSON.stringify({ ...firstRelease, form: unreadable }))
    expect(readDraft(storage, key, now)?.form).toMatchObject({
      title: firstRelease.form.title,
      workSkills: [],
      sessions: [emptySession],
      rateKobo: null,
    })
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

describe('a payment intent', () => {
  const payable = { gigId: 'gig_1', method: 'wallet', totalKobo: 26_343_750 } as const
  let count = 0
  const newRef = () => {
    count += 1
    return `ref_${count}`
  }

  it('keeps its reference for every attempt of the same payment, and gets a new one for another amount or method', () => {
    const first = intentFor(undefined, payable, newRef)
    storeIntent(storage, 'emp_1', { ...first, isUnsure: true })
    const stored = readIntent(storage, 'emp_1', 'gig_1')
    expect(intentFor(stored, payable, newRef)).toEqual({ ...first, isUnsure: true })
    expect(intentFor(stored, { ...payable, totalKobo: 1 }, newRef).ref).not.toBe(first.ref)
    expect(intentFor(stored, { ...payable, method: 'checkout' }, newRef)).toMatchObject({ isUnsure: false })
    expect(readIntent(storage, 'emp_2', 'gig_1')).toBeUndefined()
    removeIntent(storage, 'emp_1', 'gig_1')
    expect(readIntent(storage, 'emp_1', 'gig_1')).toBeUndefined()
  })
})
