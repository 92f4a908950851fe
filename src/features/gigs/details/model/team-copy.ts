import type { Teammate } from '@/api/contract/schemas/gig.ts'

/** What came of asking a worker of an earlier team; a state that this version does not know is shown as it is. @param gigStatus that of the Gig */
export function teamText({ status, reason }: Pick<Teammate, 'status' | 'reason'>, gigStatus: string): string {
  if (status === 'invited') return 'Invited'
  if (status === 'failed') return `Not invited. ${reason ?? ''}`.trim()
  if (status !== 'chosen') return status
  const isUnpaid = gigStatus === 'draft' || gigStatus === 'pending_payment'
  return isUnpaid ? 'Invited once the Gig is paid' : 'Not invited yet'
}
