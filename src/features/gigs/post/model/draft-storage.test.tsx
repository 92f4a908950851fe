import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceClock } from '@/lib/clock.ts'
import { aDraft } from '../testing/valid-form.ts'
import { gigDraft, gigDrafts, isOvertaken } from './draft-storage.ts'
import { emptySession } from './gig-fields.ts'

const draft = gigDraft('emp_1', 'new')
const key = 'marquee-gig-draft:emp_1:new'

/** A draft as the release before versions stored it. */
const firstRelease = {
  savedAt: '2025-11-14T07:30:00+01:00',
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

let undoClock = () => {}
beforeEach(() => {
  localStorage.clear()
  undoClock = replaceClock({ now: () => new Date('2025-11-14T08:00:00+01:00') })
})
afterEach(() => undoClock())

describe('a draft on the device', () => {
  it('is read as it was stored', () => {
    expect(draft.write(aDraft())).toBe(true)
    expect(draft.read()).toEqual(aDraft())
    draft.remove()
    expect(draft.read()).toBeUndefined()
  })

  it('is stored per employer and per Gig', () => {
    draft.write(aDraft())
    expect(gigDraft('emp_2', 'new').read()).toBeUndefined()
    expect(gigDraft('emp_1', 'gig-gig_1').read()).toBeUndefined()
    expect(gigDraft('emp_1', 'republish-gig_1').read()).toBeUndefined()
  })

  it('stored by the release before versions is restored', () => {
    const { deadline, ...form } = firstRelease.form
    localStorage.setItem(key, JSON.stringify(firstRelease))
    expect(draft.read()).toEqual({ ...firstRelease, form: { ...form, applicationDeadline: deadline } })
  })

  it('lacks what was not there when it was stored, and loses nothing else', () => {
    const { title: _title, perks, ...form } = firstRelease.form
    const { dressCode: _dressCode, ...otherPerks } = perks
    const earlier = { ...firstRelease, step: 'a later step', form: { ...form, perks: otherPerks, noLongerThere: 'x' } }
    localStorage.setItem(key, JSON.stringify(earlier))
    const restored = draft.read()
    expect(restored?.form).toMatchObject({ title: '', perks: { ...otherPerks, dressCode: '' }, category: 'hostess' })
    expect(restored?.form).not.toHaveProperty('noLongerThere')
    expect(restored?.step).toBe('details')
    expect(localStorage.getItem(key)).not.toBeNull()
  })

  it('keeps its other fields when one of them cannot be read', () => {
    const unreadable = { ...firstRelease.form, workSkills: 'Ushering', sessions: null, rateKobo: '5000' }
    localStorage.setItem(key, JSON.stringify({ ...firstRelease, form: unreadable }))
    expect(draft.read()?.form).toMatchObject({
      title: firstRelease.form.title,
      workSkills: [],
      sessions: [emptySession],
      rateKobo: null,
    })
  })

  it.each([
    ['2025-11-07T08:00:01+01:00', true],
    ['2025-11-07T08:00:00+01:00', false],
    ['not a time', false],
  ])('stored at %s can be read: %s', (savedAt, isThere) => {
    draft.write(aDraft({ savedAt }))
    expect(draft.read() !== undefined).toBe(isThere)
    expect(localStorage.getItem(key) !== null).toBe(isThere)
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
      localStorage.setItem(key, nonsense)
      expect(draft.read()).toBeUndefined()
    }
  })

  it('is removed after 7 days, also that of another employer, and other entries stay', () => {
    gigDraft('emp_2', 'new').write(aDraft({ savedAt: '2025-11-01T08:00:00+01:00' }))
    draft.write(aDraft())
    localStorage.setItem('auth-storage', '{}')
    gigDrafts.removeExpired()
    expect(Object.keys(localStorage).toSorted()).toEqual(['auth-storage', key])
  })
})
