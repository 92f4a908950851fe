import { describe, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { callSheetOf, callSheetText, whatsAppHref } from './call-sheet.ts'

const gig = aGig({ status: 'open', workersHired: 1 })
const people = [
  aWorkerGig({ worker: aWorker({ phone: '+2348035550144' }) }),
  aWorkerGig({ id: 'wg_2', status: 'cancelled', worker: aWorker({ firstName: 'Gone' }) }),
]

describe('a call sheet', () => {
  it('contains everything about the day, and phone numbers only on request', () => {
    expect(callSheetText(callSheetOf(gig, people, { withPhones: false }))).toBe(
      [
        'Call sheet: Wedding photographer',
        '',
        'Sessions (Lagos time)',
        '- Sat 22 Nov 2025, 10:00 AM – 6:00 PM, arrive by 8:30 AM',
        '- Sun 23 Nov 2025, 6:00 PM – 2:00 AM, ends Mon 24 Nov, arrive by 4:30 PM',
        '',
        'Place: 21 Opebi Road, Ikeja, Lagos',
        'Landmark: Opposite the filling station',
        'Contact: Ada',
        'Dress code: All black',
        '',
        'What the worker gets',
        '- Transport: Included',
        '- Meals: Included',
        '- Equipment: Brought by the worker',
        '',
        'Deliverables',
        '- 300 edited photos in 7 days',
        '- A preview of 20 photos the same night',
        '',
        'Hired',
        '- Tunde Bakare, Wedding photographer',
      ].join('\n'),
    )
    const withPhones = callSheetText(callSheetOf(gig, people, { withPhones: true }))
    expect(withPhones).toContain('Contact: Ada, +234 803 123 4567')
    expect(withPhones).toContain('- Tunde Bakare, Wedding photographer, +234 803 555 0144')
  })

  it('says who is there during the session, but not in the text that is sent', () => {
    const checkIns = [{ date: '2025-11-22', start: '10:00', at: '2025-11-22T09:40:00+01:00' }]
    const there = [aWorkerGig({ status: 'active', checkIns }), aWorkerGig({ id: 'wg_2', status: 'active' })]
    const at = (now: string) => callSheetOf(gig, there, { withPhones: false, now: new Date(now) })
    const during = at('2025-11-22T10:30:00+01:00')
    expect(during.people.map(({ arrival }) => arrival)).toEqual([
      'Arrived 9:40\u00A0AM',
      'Not there yet, 30\u00A0min late',
    ])
    expect(callSheetText(during)).not.toContain('Arrived')
    expect(at('2025-11-20T10:30:00+01:00').people[0]).not.toHaveProperty('arrival')
  })

  it('waits for nobody who was reported as absent', () => {
    const absent = aWorkerGig({
      status: 'disputed',
      dispute: { topic: 'no_show', message: 'Did not come.', raisedAt: '2025-11-22T10:30:00+01:00' },
    })
    const sheet = callSheetOf(gig, [absent], { withPhones: false, now: new Date('2025-11-22T11:00:00+01:00') })
    expect(sheet.people.map(({ arrival }) => arrival)).toEqual(['Reported absent'])
  })

  it('omits the fields that a remote Gig does not have', () => {
    const remote = aGig({
      workMode: 'remote',
      location: null,
      onSiteContact: null,
      perks: null,
      deliverables: [],
      sessions: [],
    })
    expect(callSheetText(callSheetOf(remote, [], { withPhones: true }))).toBe(
      'Call sheet: Wedding photographer\n\nPlace: Remote',
    )
  })

  it('goes to WhatsApp in full, whatever characters it contains', () => {
    expect(whatsAppHref('A & B #1\nمحمد 🎤?')).toBe(
      `https://wa.me/?text=A%20%26%20B%20%231%0A${encodeURIComponent('محمد 🎤')}%3F`,
    )
  })
})
