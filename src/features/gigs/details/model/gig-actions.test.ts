import { describe, expect, it } from 'vitest'
import { gigActions } from './gig-actions.ts'

const nobody = { pending: 0, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 }
const of = (status: string, pending = 0) => gigActions({ status, applicantCounts: { ...nobody, pending } })

describe('what can be done with a Gig', () => {
  it.each([
    ['draft', 'continue', ['delete']],
    ['pending_payment', 'continuePayment', ['delete']],
    ['open', 'invite', ['edit', 'republish', 'callSheet', 'cancel']],
    ['in_progress', 'reviewTasks', ['republish', 'callSheet', 'cancel']],
    ['completed', 'republish', ['callSheet']],
    ['cancelled', 'republish', []],
    ['expired', 'republish', []],
    ['suspended', undefined, []],
  ])('follows from %s', (status, main, menu) => expect(of(status)).toEqual({ main, menu }))

  it('is to review applicants as soon as one waits', () => expect(of('open', 1).main).toBe('reviewApplicants'))
})
