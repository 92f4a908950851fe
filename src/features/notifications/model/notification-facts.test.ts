import { describe, expect, it } from 'vitest'
import { neighbourOf, shownTitle, subjectOf, titleHref } from './notification-facts.ts'

const note = (_id: string) => ({ _id, title: _id, message: '', read: false, createdAt: '2025-11-14T07:00:00Z' })

const gigHref = (notification: Parameters<typeof subjectOf>[0]) => {
  const subject = subjectOf(notification)
  return subject?.kind === 'gig' ? subject.href : undefined
}

describe('titleHref', () => {
  it('leads to the Gig itself, whatever of it the notification is about', () => {
    const gig = '/dashboard/gig-management/gig_1'
    expect(titleHref({ metadata: { type: 'gig', gigId: 'gig_1', workerGigId: 'wg_3' } })).toBe(gig)
    expect(titleHref({ metadata: { type: 'gig', id: 'gig_1', news: 'applied' } })).toBe(gig)
    expect(titleHref({ metadata: { type: 'gig' } })).toBeUndefined()
  })

  it('leads to the subject of any other notification', () => {
    expect(titleHref({ metadata: { type: 'payment' } })).toBe('/dashboard/wallet&payments')
  })
})

describe('subjectOf', () => {
  it('leads to the Gig by gigId, or else by id', () => {
    expect(gigHref({ metadata: { type: 'gig', gigId: 'gig_1', id: 'gig_2' } })).toBe('/dashboard/gig-management/gig_1')
    expect(gigHref({ metadata: { type: 'gig', gigId: null, id: 'gig_2' } })).toBe('/dashboard/gig-management/gig_2')
    expect(gigHref({ metadata: { type: 'gig', gigId: '', id: 'gig_2' } })).toBe('/dashboard/gig-management/gig_2')
  })

  it('leads to the exact person when it names one', () => {
    expect(subjectOf({ metadata: { type: 'gig', gigId: 'gig_1', workerGigId: 'wg_3' } })).toEqual({
      kind: 'worker',
      href: '/dashboard/gig-management/gig_1/profile/worker/wg_3',
    })
    expect(subjectOf({ metadata: { type: 'gig', gigId: 'gig_1', applicantId: 'ap_1' } })).toEqual({
      kind: 'applicant',
      href: '/dashboard/gig-management/gig_1/profile/applicant/ap_1',
    })
    expect(subjectOf({ metadata: { type: 'gig', workerGigId: 'wg_3' } })).toBeUndefined()
  })

  it('leads to the task of who has submitted work', () => {
    expect(subjectOf({ metadata: { type: 'gig', gigId: 'gig_1', workerGigId: 'wg_3', news: 'submitted' } })).toEqual({
      kind: 'task',
      href: '/dashboard/gig-management/gig_1/profile/worker/wg_3',
    })
  })

  it('leads to the applicants or the workers when it counts several', () => {
    expect(gigHref({ metadata: { type: 'gig', gigId: 'gig_1', news: 'applied' } })).toBe(
      '/dashboard/gig-management/gig_1?tab=applicants',
    )
    expect(gigHref({ metadata: { type: 'gig', gigId: 'gig_1', news: 'hired' } })).toBe(
      '/dashboard/gig-management/gig_1?tab=workers',
    )
    expect(gigHref({ metadata: { type: 'gig', gigId: 'gig_1', news: 'declined' } })).toBe(
      '/dashboard/gig-management/gig_1',
    )
  })

  it('leads to the list of tickets', () => {
    expect(subjectOf({ metadata: { type: 'support', id: 'tkt_1' } })).toEqual({
      kind: 'support',
      href: '/dashboard/profile&settings?tab=support',
    })
  })

  it.each([
    [
      { type: 'payment', id: 'MRQ-1' },
      { kind: 'payment', href: '/dashboard/wallet&payments?transaction=MRQ-1' },
    ],
    [
      { type: 'payment', id: null },
      { kind: 'wallet', href: '/dashboard/wallet&payments' },
    ],
    [{ type: 'payment' }, { kind: 'wallet', href: '/dashboard/wallet&payments' }],
  ])('leads to the transaction of %o, or to the wallet', (metadata, subject) => {
    expect(subjectOf({ metadata })).toEqual(subject)
  })

  it('leads to the security settings', () => {
    expect(subjectOf({ metadata: { type: 'security' } })).toEqual({
      kind: 'security',
      href: '/dashboard/profile&settings?tab=security',
    })
  })

  it('escapes an id with special characters in the address', () => {
    expect(gigHref({ metadata: { type: 'gig', gigId: '../gig/?#1' } })).toBe(
      '/dashboard/gig-management/..%2Fgig%2F%3F%231',
    )
  })

  it.each([
    undefined,
    null,
    {},
    { type: 'gig' },
    { type: 'wallet', id: 'w_1' },
    { type: 'GIG', gigId: 'gig_1' },
    { gigId: 'gig_1' },
  ])('is undefined for metadata %o', (metadata) => {
    expect(subjectOf({ metadata })).toBeUndefined()
  })
})

describe('shownTitle', () => {
  it('is never blank, so that a notification can always be opened', () => {
    expect(shownTitle({ title: ' Payment received ' })).toBe('Payment received')
    expect(shownTitle({ title: ' \n' })).toBe('Notification')
  })
})

describe('neighbourOf', () => {
  const list = ['a', 'b', 'c'].map(note)

  it('is the next notification, and at the end the previous one', () => {
    expect(neighbourOf(list, 'a')?._id).toBe('b')
    expect(neighbourOf(list, 'c')?._id).toBe('b')
  })

  it('is undefined for the only notification and for an absent one', () => {
    expect(neighbourOf([note('a')], 'a')).toBeUndefined()
    expect(neighbourOf(list, 'x')).toBeUndefined()
  })
})
