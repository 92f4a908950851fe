import { describe, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { headerActions } from './header-actions.ts'

const noApplicants = { pending: 0, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 }
const actionsFor = (status: string, pending = 0) =>
  headerActions(aGig({ status, applicantCounts: { ...noApplicants, pending } }))

describe('header actions of a Gig', () => {
  it.each([
    ['draft', 'continue', ['delete']],
    ['pending_payment', 'continuePayment', ['delete']],
    ['open', 'edit', ['republish', 'callSheet', 'cancel']],
    ['in_progress', 'reviewTasks', ['callSheet', 'republish', 'cancel']],
    ['completed', 'republish', ['callSheet']],
    ['cancelled', 'republish', []],
    ['expired', 'republish', []],
    ['suspended', undefined, []],
  ])('follow from the status %s', (status, main, menu) => expect(actionsFor(status)).toEqual({ main, menu }))

  it('offer no link to the open tab', () => {
    const waited = aGig({ status: 'open', applicantCounts: { ...noApplicants, pending: 1 } })
    expect(headerActions(waited, 'applicants').main).toBeUndefined()
    expect(headerActions(waited, 'workers').main).toBe('reviewApplicants')
    expect(headerActions(aGig({ status: 'in_progress' }), 'workers').main).toBeUndefined()
  })

  it('of a running Gig put submitted tasks first, then free places', () => {
    const running = { status: 'in_progress', workersNeeded: 3, workersHired: 2 }
    expect(headerActions(aGig({ ...running, placesToReview: 1 }), 'overview').main).toBe('reviewTasks')
    const reviewed = aGig({ ...running, placesToReview: 0 })
    expect(headerActions(reviewed, 'overview').main).toBe('hire')
    expect(headerActions(reviewed, 'applicants').main).toBeUndefined()
    const full = aGig({ ...running, workersHired: 3, placesToReview: 0 })
    expect(headerActions(full, 'overview').main).toBe('callSheet')
  })

  it('of a Gig whose last session is over offer nobody to be hired', () => {
    const over = aGig({ status: 'in_progress', workersNeeded: 3, workersHired: 2, hiring: null, placesToReview: 0 })
    expect(headerActions(over, 'overview').main).toBe('callSheet')
  })

  it('of a Gig whose last session is over put a message to those without a task first', () => {
    const over = aGig({ status: 'in_progress', workersNeeded: 3, workersHired: 3, hiring: null, placesToReview: 0 })
    expect(headerActions(over, 'workers', 2)).toEqual({ main: 'message', menu: ['callSheet', 'republish', 'cancel'] })
    expect(headerActions({ ...over, placesToReview: 1 }, 'overview', 2).main).toBe('reviewTasks')
    const running = { ...over, hiring: { freePlaces: 0, payKobo: 1, spareKobo: 0 } }
    expect(headerActions(running, 'overview', 2).main).toBe('callSheet')
  })

  it('of an open Gig that is full are about the work, unless an applicant waits', () => {
    const full = { status: 'open', workersNeeded: 3, workersHired: 3 }
    expect(headerActions(aGig({ ...full, applicantCounts: noApplicants }))).toEqual({
      main: 'callSheet',
      menu: ['edit', 'republish', 'cancel'],
    })
    const waited = aGig({ ...full, applicantCounts: { ...noApplicants, pending: 1 } })
    expect(headerActions(waited).main).toBe('reviewApplicants')
  })

  it('put reviewing applicants first as soon as one waits', () =>
    expect(actionsFor('open', 1).main).toBe('reviewApplicants'))
})
