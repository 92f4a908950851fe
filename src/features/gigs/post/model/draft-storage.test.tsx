import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceClock } from '@/lib/clock.ts'
import { aDraft } from '../testing/valid-form.ts'
import { gigDraft, gigDrafts, isOvertaken } from './draft-storage.ts'

const draft = gigDraft('emp_1', 'new')
const key = 'marquee-gig-draft:emp_1:new'

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

  it('of an earlier release is read', () => {
    localStorage.setItem(
      key,
      `{"savedAt":"2025-11-14T07:30:00+01:00","step":"schedule","ref":"3e2d5c77-85c3-4c81-9a3f-6c4f5eaddf43",
      "basedOn":"2025-11-14T06:00:00Z","form":{"title":"Wedding photographer","category":"photography","description":"","workSkills":[],
      "softSkills":["Punctual"],"deliverables":[{"itemId":"1","text":"200 photos"}],"sessions":[{"date":"2025-11-22",
      "start":"10:00","end":"02:00","arrival":"","endsNextDay":true}],"workMode":"on_site","location":{"address":"",
      "city":"","state":"Lagos","landmark":""},"deadline":{"day":"","time":""},"onSiteContact":{"name":"","phone":""},
      "payType":"per_gig","rateKobo":null,"workersNeeded":"2","perks":{"transport":"","meals":true,"equipment":"",
      "dressCode":""},"visibility":"public"}}`,
    )
    expect(draft.read()).toMatchObject({ step: 'schedule', form: { title: 'Wedding photographer', rateKobo: null } })
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
