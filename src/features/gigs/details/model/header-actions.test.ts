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
    const running = aGig({ status: 'in_progress', workersNeeded: 3, workersHired: 2 })
    expect(headerActions(running, 'overview', 1).main).toBe('reviewTasks')
    expect(headerActions(running, 'overview', 0).main).toBe('hire')
    expect(headerActions(running, 'applicants', 0).main).toBeUndefined()
    expect(headerActions({ ...running, workersHired: 3 }, 'overview', 0).main).toBe('reviewTasks')
  })

  it('put reviewing applicants first as soon as one waits', () =>
    expect(actionsFor('open', 1).main).toBe('reviewApplicants'))
})
