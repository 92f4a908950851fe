import { describe, expect, it } from 'vitest'
import { gigDraft } from '@/api/contract/schemas/gig-fields.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { completeness } from '../../model/completeness.ts'
import { validForm } from '../testing/valid-form.ts'
import { toRepublishForm, listChanges } from './changes.ts'
import { emptyForm } from './gig-fields.ts'
import { draftFields, formErrors, formOf, formPath, containsFields, postedFields, priceBody } from './gig-form.ts'
import { notAnAmount } from '@/shared/form/money-value.ts'
import { notAPhone } from '@/shared/form/phone-value.ts'
import { payLine } from '../../poster/poster-facts.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const errors = (changes: Partial<typeof emptyForm>) => formErrors(validForm(changes), now)

describe('form errors', () => {
  it('are none for a complete form', () => expect(errors({})).toEqual({}))

  it('use the messages of the contract, at the fields of the form', () => {
    expect(errors({ title: 'Short' })).toEqual({ title: 'Gig title must be at least 8 characters' })
    expect(errors({ rateKobo: null, workersNeeded: 'five' })).toEqual({
      rateKobo: 'Pay is required',
      workersNeeded: 'Enter a number from 1 to 100',
    })
    expect(errors({ rateKobo: notAnAmount })).toEqual({ rateKobo: 'Please enter a valid amount' })
    expect(errors({ applicationDeadline: { day: '', time: '23:59' } })).toEqual({
      'applicationDeadline.day': 'Application deadline is required',
    })
    expect(errors({ applicationDeadline: { day: '2025-11-17', time: '' } })).toEqual({
      'applicationDeadline.time': 'Closes at is required',
    })
    expect(errors({ workSkills: ['x'.repeat(61)] })).toEqual({ workSkills: 'Skill must be at most 60 characters' })
    expect(errors({ onSiteContact: { name: 'Ada', phone: notAPhone } })).toEqual({
      'onSiteContact.phone': 'Please enter a valid phone number',
    })
  })

  it('include rules about two fields while a third field is invalid', () => {
    const applicationDeadline = { day: '2025-11-25', time: '10:00' }
    expect(errors({ rateKobo: null, title: '', applicationDeadline })['applicationDeadline.day']).toBe(
      'Applications must close before the first session starts',
    )
  })

  it('cover sessions: past, after midnight, too long, overlapping', () => {
    const session = { date: '2025-11-22', start: '18:00', end: '02:00', arrival: '', endsNextDay: false }
    expect(errors({ sessions: [session] })).toEqual({ 'sessions.0.end': 'End time must be after start time' })
    expect(errors({ sessions: [{ ...session, endsNextDay: true }] })).toEqual({})
    expect(errors({ sessions: [{ ...session, end: '18:00', endsNextDay: true }] })).toEqual({
      'sessions.0.end': 'A session cannot be longer than 16 hours',
    })
    expect(errors({ sessions: [{ ...session, endsNextDay: true, arrival: '19:00' }] })).toEqual({
      'sessions.0.arrival': 'Arrival must not be after the start time',
    })
    expect(errors({ sessions: [{ ...session, date: '2025-11-13', end: '20:00' }] })['sessions.0.date']).toBe(
      'Date cannot be in the past',
    )
    // A past day is named together with the times that are missing beside it.
    expect(errors({ sessions: [{ ...session, date: '2025-11-13', start: '', end: '' }] })).toMatchObject({
      'sessions.0.date': 'Date cannot be in the past',
      'sessions.0.start': 'Start time is required',
      'sessions.0.end': 'End time is required',
    })
    expect(
      errors({
        sessions: [
          { ...session, endsNextDay: true },
          { ...session, date: '2025-11-23', start: '01:00', end: '03:00' },
        ],
      }),
    ).toEqual({ 'sessions.1.start': 'Two sessions overlap' })
  })

  it('name a missing city alone', () => {
    expect(errors({ location: { ...validForm({}).location, city: '' } })).toEqual({
      'location.city': 'City is required',
    })
  })

  it('cover every field of an empty form', () => {
    expect(Object.keys(formErrors(emptyForm, now)).toSorted()).toEqual(
      [
        'category',
        'applicationDeadline.day',
        'description',
        'location.address',
        'location.city',
        'location.state',
        'rateKobo',
        'sessions.0.date',
        'sessions.0.end',
        'sessions.0.start',
        'title',
        'workSkills',
      ].toSorted(),
    )
  })

  it("map the server's field names to those of the form", () => {
    expect(['applicationDeadline', 'workSkills.3', 'sessions.2.end', 'sessions', 'location'].map(formPath)).toEqual([
      'applicationDeadline.day',
      'workSkills',
      'sessions.2.end',
      'sessions.root',
      'location.address',
    ])
  })
})

describe('the body of a Gig', () => {
  it('equals the Gig the form was filled with', () => {
    const gig = aGig()
    expect(postedFields(formOf(gig))).toMatchObject({
      title: gig.title,
      sessions: gig.sessions,
      workersNeeded: 5,
      applicationDeadline: gig.applicationDeadline,
      deliverables: gig.deliverables,
    })
  })

  it('has no place and no contact for remote work', () => {
    const fields = postedFields(validForm({ workMode: 'remote' }))
    expect(fields).not.toHaveProperty('location')
    expect(fields).not.toHaveProperty('onSiteContact')
  })

  it('is a draft the contract accepts, however incomplete; an emptied field is cleared', () => {
    expect(gigDraft.safeParse(draftFields(emptyForm)).error).toBeUndefined()
    expect(
      gigDraft.safeParse(draftFields(validForm({ onSiteContact: { name: '', phone: notAPhone } }))).error,
    ).toBeUndefined()
    expect(draftFields(emptyForm)).toMatchObject({
      category: null,
      rateKobo: null,
      applicationDeadline: null,
      onSiteContact: null,
    })
  })

  it("is compared with the Gig on the server in the contract's form, whatever ids the server assigned", () => {
    const gig = aGig()
    const body = {
      ...formOf(gig),
      title: `${gig.title}  `,
      deliverables: gig.deliverables.map(({ text }) => ({ itemId: '', text })),
    }
    expect(containsFields(gig, draftFields(body))).toBe(true)
    expect(containsFields(aGig({ perks: null, location: null, workMode: 'remote' }), draftFields(body))).toBe(false)
    const earlier = body.sessions.map((session) => ({ ...session, arrival: '08:00' }))
    expect(containsFields(gig, draftFields({ ...body, sessions: earlier }))).toBe(false)
  })

  it('requests a quote only with the fields the price depends on, once they are complete', () => {
    expect(priceBody(validForm())).toMatchObject({ payType: 'per_gig', rateKobo: 5_000_000, workersNeeded: 5 })
    expect(priceBody(validForm({ title: 'Another title' }))).toEqual(priceBody(validForm()))
    for (const changes of [
      { rateKobo: null },
      { workersNeeded: '0' },
      { workersNeeded: '1e2' },
      { sessions: emptyForm.sessions },
    ]) {
      expect(priceBody(validForm(changes))).toBeUndefined()
    }
  })
})

describe('a republished Gig', () => {
  it('lists its changed fields and nothing else', () => {
    const before = validForm()
    expect(listChanges(before, before)).toEqual([])
    expect(listChanges(before, { ...before, rateKobo: 6_000_000, softSkills: [] })).toEqual([
      { label: 'Soft skills', before: ['Punctual, Friendly'], after: [] },
      { label: 'Pay', before: ['₦50,000.00 for each worker'], after: ['₦60,000.00 for each worker'] },
    ])
  })

  it('lists when workers arrive and how they find the place', () => {
    const before = validForm()
    const sessions = before.sessions.map((session, index) => (index === 0 ? { ...session, arrival: '09:00' } : session))
    const after = { ...before, sessions, location: { ...before.location, landmark: 'Beside the bank' } }
    expect(listChanges(before, after)).toEqual([
      {
        label: 'Sessions',
        before: [
          'Sat 22 Nov 2025, 10:00\u00A0AM\u00A0–\u00A06:00\u00A0PM, arrival 8:30\u00A0AM',
          'Sun 23 Nov 2025, 6:00\u00A0PM\u00A0–\u00A02:00\u00A0AM, ends Mon\u00A024\u00A0Nov, arrival 4:30\u00A0PM',
        ],
        after: [
          'Sat 22 Nov 2025, 10:00\u00A0AM\u00A0–\u00A06:00\u00A0PM, arrival 9:00\u00A0AM',
          'Sun 23 Nov 2025, 6:00\u00A0PM\u00A0–\u00A02:00\u00A0AM, ends Mon\u00A024\u00A0Nov, arrival 4:30\u00A0PM',
        ],
      },
      {
        label: 'Place',
        before: ['21 Opebi Road, Opposite the filling station, Ikeja, Lagos'],
        after: ['21 Opebi Road, Beside the bank, Ikeja, Lagos'],
      },
    ])
  })

  it('summarizes many sessions by count and span, unless the summary is unchanged', () => {
    const daily = (month: string, start: string) =>
      Array.from({ length: 5 }, (_, day) => ({
        date: `2025-${month}-0${day + 1}`,
        start,
        end: '18:00',
        arrival: '',
        endsNextDay: false,
      }))
    const before = validForm({ sessions: daily('11', '10:00') })
    const changed = (sessions: typeof before.sessions) => listChanges(before, { ...before, sessions })[0]
    expect(changed(daily('12', '10:00'))).toEqual({
      label: 'Sessions',
      before: ['5 sessions, 1 – 5 November 2025'],
      after: ['5 sessions, 1 – 5 December 2025'],
    })
    expect(changed(daily('11', '11:00'))?.after[4]).toBe('Wed 5 Nov 2025, 11:00\u00A0AM\u00A0–\u00A06:00\u00A0PM')
    expect(changed(daily('11', '10:00').map((session) => ({ ...session, date: '' })))?.after).toEqual([])
  })

  it('requires the days of its existing sessions', () => {
    const missing = (form: typeof emptyForm) => completeness(draftFields(form)).missing
    expect(missing(toRepublishForm(validForm()))).toEqual(['choose the session dates'])
    expect(missing(toRepublishForm(validForm({ sessions: validForm().sessions.slice(0, 1) })))).toEqual([
      'choose the session date',
    ])
    expect(missing(emptyForm)).toContain('add a session')
  })

  it('starts without days, and with new ids for its deliverables', () => {
    const republished = toRepublishForm(formOf(aGig()))
    expect(republished.sessions.map(({ date, start }) => [date, start])).toEqual([
      ['', '10:00'],
      ['', '18:00'],
    ])
    expect(republished.applicationDeadline.day).toBe('')
    expect(republished.deliverables.every(({ itemId }) => itemId === '')).toBe(true)
  })
})

it('a pay that is no amount is shown as none, and saved as none in a draft', () => {
  const form = validForm({ rateKobo: notAnAmount })
  expect(payLine(form)).toBeUndefined()
  expect(draftFields(form).rateKobo).toBeNull()
  expect(priceBody(form)).toBeUndefined()
})
