import { eq } from 'drizzle-orm'
import { invitation } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import { isAutomatic, isDecision } from '../../modules/people/approval-references.ts'
import { type Life, readGig, readPlaces } from './life.ts'

/** What came of a life that has ended, one line for each thing: a run in which something never happens proves nothing about it. */
export async function endsOf(life: Life): Promise<string[]> {
  const { deps, employerId, gigId, gigReference, fundingReference } = life
  const { status, startsAt, paidKobo } = await readGig(life)
  const places = await readPlaces(life)
  const payments = await deps.db.select().from(payment).where(eq(payment.employerId, employerId))
  const invitations = await deps.db.select().from(invitation).where(eq(invitation.gigId, gigId))
  const invited = new Set(invitations.map(({ workerId }) => workerId))
  /** The place that was taken at the moment when an absent worker's place ended. */
  const successorOf = (absent: (typeof places)[number]) =>
    places.find(({ hiredAt, id }) => id !== absent.id && hiredAt.getTime() === absent.changedAt.getTime())
  return [
    `gig ${status}`,
    ...(payments.some(({ reference, status: state }) => reference === gigReference && state === 'reversed')
      ? ['Gig after a chargeback']
      : []),
    ...(payments.some(({ reference, status: state }) => reference === fundingReference && state === 'reversed')
      ? ['Gig after a chargeback of the funding']
      : []),
    ...payments.flatMap(({ type, status: state, amountKobo, clientReference }) => [
      ...(type === 'refund' && state === 'success' && amountKobo < paidKobo ? ['partial refund'] : []),
      ...(isAutomatic(clientReference) ? ['automatic approval'] : []),
      ...(isDecision(clientReference) ? ['dispute decided for the worker'] : []),
    ]),
    ...payments
      .filter(({ clientReference }) => /^(?:hire|late)-fee:/.test(clientReference ?? ''))
      .map(() => 'late fee'),
    ...places.flatMap((place) => {
      const successor = place.cancelReason === 'replaced' ? successorOf(place) : undefined
      const isPlanB = successor !== undefined && invited.has(successor.workerId) && successor.hiredAt >= (startsAt ?? 0)
      return [
        `place ${place.status}`,
        ...(place.releasedKobo !== null && place.releasedKobo < place.agreedKobo
          ? ['place with a part of the pay']
          : []),
        ...(place.bonusKobo !== null && place.bonusKobo > 0 ? ['place with a bonus'] : []),
        ...(place.checkIns.length > 0 ? ['place with an arrival'] : []),
        ...(place.round > 1 ? ['place after changes'] : []),
        ...(place.cancelReason === 'replaced' ? ['absent place replaced'] : []),
        ...(place.cancelReason === 'dispute' ? ['dispute decided for the employer'] : []),
        ...(isPlanB ? ['absent place of a running Gig taken by Plan B'] : []),
      ]
    }),
  ]
}
