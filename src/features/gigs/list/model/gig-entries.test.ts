import { describe, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { gigLooks } from '@/shared/gig-looks.ts'
import { gigEntries } from './gig-entries.ts'
import { applicantTotal } from '../../model/new-applicants.ts'
import { shownSession } from './gig-facts.ts'

const session = (date: string, start = '10:00', end = '18:00') => ({ date, start, end, endsNextDay: false })

describe('the entries of the calendar', () => {
  it('are the sessions of the Gigs, each with its status, its place and the link to its Gig', () => {
    const [first, second, ...otherEntries] = gigEntries([aGig({ status: 'open', workersHired: 3 })], 'view=calendar')
    expect(first).toMatchObject({
      date: '2025-11-22',
      label: 'Wedding photographer',
      tone: 'success',
      status: 'Open',
      meta: 'Ikeja, Lagos · 3 of 5 hired',
      href: '/dashboard/gig-management/gig_1?list=view%3Dcalendar',
    })
    expect(second).toMatchObject({ date: '2025-11-23', endsNextDay: true })
    expect(otherEntries).toEqual([])
    expect(first?.id).not.toBe(second?.id)
  })

  it('omit the sessions of a draft that have no times', () => {
    expect(
      gigEntries([aGig({ sessions: [session('2025-11-22', '', ''), session('2025-11-23')] })], '').map(
        ({ date }) => date,
      ),
    ).toEqual(['2025-11-23'])
  })

  it.each([
    ['completed', 'neutral', 'Completed', gigLooks.completed.icon],
    ['under_review', 'neutral', 'Under review', undefined],
    ['pending_payment', 'warning', 'Pending payment', gigLooks.pending_payment.icon],
  ])('show %s as %s, like the badge', (status, tone, label, icon) => {
    expect(gigEntries([aGig({ status })], '')[0]).toMatchObject({ tone, status: label, icon })
  })
})

describe('the session shown for a Gig', () => {
  const now = new Date('2025-11-14T08:00:00+01:00')
  const sessions = [session('2025-11-20'), session('2025-11-10'), session('2025-11-16')]

  it('is the next one', () => {
    expect(shownSession({ status: 'open', sessions }, now)).toMatchObject({
      session: { date: '2025-11-16' },
      isOver: false,
    })
  })

  it('is the last one of an ended Gig, also when it was cancelled earlier', () => {
    expect(shownSession({ status: 'in_progress', sessions: sessions.slice(1, 2) }, now)).toMatchObject({
      session: { date: '2025-11-10' },
      isOver: true,
    })
    expect(shownSession({ status: 'cancelled', sessions }, now)).toMatchObject({
      session: { date: '2025-11-20' },
      isOver: true,
    })
  })

  it('is undefined without sessions', () => {
    expect(shownSession({ status: 'draft', sessions: [] }, now)).toBeUndefined()
  })
})

it('counts every applicant, also withdrawn ones', () => {
  expect(applicantTotal({ pending: 2, shortlisted: 1, hired: 2, declined: 1, withdrawn: 1 })).toBe(7)
})
