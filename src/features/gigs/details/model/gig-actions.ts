import type { Gig } from '@/api/contract/schemas/gig.ts'

/** What an employer can do with a Gig (product pages, section 2). */
export type GigAction = 'continue' | 'continuePayment' | 'reviewApplicants' | 'invite' | 'reviewTasks' | 'republish' | 'edit' | 'callSheet' | 'cancel' | 'delete'

interface GigActions {
  /** The one that stands in the header. */
  main: GigAction | undefined
  /** The others, behind the menu. */
  menu: readonly GigAction[]
}

const ended: GigActions = { main: 'republish', menu: ['callSheet'] }

/**
 * What can be done in the state of a Gig: nothing in a state nobody knows.
 * @param gig of an open one the main action is to review whoever waits for an answer, else to invite
 */
export function gigActions({ status, applicantCounts }: Pick<Gig, 'status' | 'applicantCounts'>): GigActions {
  switch (status) {
    case 'draft':
      return { main: 'continue', menu: ['delete'] }
    case 'pending_payment':
      return { main: 'continuePayment', menu: ['delete'] }
    case 'open':
      return { main: applicantCounts.pending > 0 ? 'reviewApplicants' : 'invite', menu: ['edit', 'republish', 'callSheet', 'cancel'] }
    case 'in_progress':
      return { main: 'reviewTasks', menu: ['republish', 'callSheet', 'cancel'] }
    case 'completed':
      return ended
    case 'cancelled':
    case 'expired':
      return { ...ended, menu: [] }
    default:
      return { main: undefined, menu: [] }
  }
}
