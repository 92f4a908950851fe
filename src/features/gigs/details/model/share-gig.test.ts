import { describe, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { canShare, shareText } from './share-gig.ts'

const gig = aGig({ title: 'Rooftop Friday' })

describe('a shared Gig', () => {
  it('is open to everybody', () => {
    expect(canShare({ status: 'open', visibility: 'public' })).toBe(true)
    expect(canShare({ status: 'open', visibility: 'invite_only' })).toBe(false)
    expect(canShare({ status: 'in_progress', visibility: 'public' })).toBe(false)
  })

  it('names what a worker decides by, line by line', () => {
    expect(shareText(gig).split('\n')).toMatchInlineSnapshot(`
      [
        "Rooftop Friday",
        "Photographer",
        "Sat 22 Nov 2025, 10:00 AM – 6:00 PM",
        "Sun 23 Nov 2025, 6:00 PM – 2:00 AM, ends Mon 24 Nov",
        "Ikeja, Lagos",
        "₦50,000.00 for each worker",
        "5 workers",
        "Applications close Mon 17 Nov 2025, 11:59 PM.",
      ]
    `)
  })

  it('has neither the address nor the contact, which are for those who are hired', () => {
    const text = shareText({
      ...gig,
      location: {
        ...gig.location,
        state: 'Lagos',
        city: 'Ikeja',
        address: '21 Opebi Road',
        landmark: 'Filling station',
      },
      onSiteContact: { name: 'Ada', phone: '+2348031234567' },
    })
    expect(text).toContain('Ikeja, Lagos')
    expect(text).not.toMatch(/Opebi|Filling|Ada|803/)
  })

  it('counts the sessions after the fifth', () => {
    const [session] = gig.sessions
    if (session === undefined) throw new Error('The Gig has a session')
    const sessions = Array.from({ length: 8 }, (_, day) => ({ ...session, date: `2025-12-0${day + 1}` }))
    expect(shareText({ ...gig, sessions })).toContain('and 3 more sessions')
  })
})
