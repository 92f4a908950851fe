import type { ClosureObstacle } from '../api/contract/schemas/account.ts'

/** What decides whether an account can be closed: amounts in kobo, and counts. */
interface ClosureFacts {
  readonly availableKobo: number
  readonly heldKobo: number
  /** Money of withdrawals that is not at the bank yet. */
  readonly leavingKobo: number
  /** Payments that are not final, without withdrawals. */
  readonly unfinishedPayments: number
  /** Abandoned payments that began less than three days ago, whose money may still arrive. */
  readonly latePayments: number
  /** Gigs that are open, in progress or waiting for their payment, without those that only wait for payouts to arrive. */
  readonly runningGigs: number
}

/**
 * What has to be done before an account can be closed, the same in the server and in the mocks; empty when nothing is left.
 * @param naira writes an amount of kobo
 */
export function closureObstaclesOf(
  { availableKobo, heldKobo, leavingKobo, unfinishedPayments, latePayments, runningGigs }: ClosureFacts,
  naira: (kobo: number) => string,
): ClosureObstacle[] {
  const found: readonly (ClosureObstacle | false)[] = [
    availableKobo > 0 && { kind: 'money', message: `Your wallet holds ${naira(availableKobo)}. Withdraw it first.` },
    leavingKobo > 0 && { kind: 'payment', message: `${naira(leavingKobo)} is still on its way to your bank.` },
    unfinishedPayments > 0 && {
      kind: 'payment',
      message:
        unfinishedPayments === 1 ? 'A payment is not final yet.' : `${unfinishedPayments} payments are not final yet.`,
    },
    latePayments > 0 && {
      kind: 'payment',
      message:
        latePayments === 1
          ? 'A payment that was not completed may still be paid. Wait until 3 days after it was started.'
          : `${latePayments} payments that were not completed may still be paid. Wait until 3 days after the last one was started.`,
    },
    runningGigs > 0 && {
      kind: 'gig',
      message:
        runningGigs === 1
          ? 'A Gig is open, in progress or waiting for its payment.'
          : `${runningGigs} Gigs are open, in progress or waiting for their payment.`,
    },
    heldKobo > 0 && { kind: 'gig', message: `${naira(heldKobo)} is held for Gigs.` },
  ]
  return found.filter((obstacle) => obstacle !== false)
}
