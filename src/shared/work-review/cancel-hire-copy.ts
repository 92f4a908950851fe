import type { Gig } from '@/api/contract/schemas/gig.ts'
import { hireCancelReasons, type PlaceEndReason, type WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { freeUntil } from '@/rules/gig-cancellation.ts'
import { firstStart } from '@/rules/gig-check.ts'
import { hireCancellationFee } from '@/rules/hiring.ts'
import { dateTime, nonBreaking } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { gigLabels, labelOf } from '../gig-looks.ts'
import { personName } from '../people-looks.ts'

const reasonLabels: Readonly<Record<(typeof hireCancelReasons)[number], string>> = {
  worker_asked: 'The worker asked for it',
  date_changed: 'The date changed',
  found_someone_else: 'I found someone else',
  over_budget: 'It is over my budget',
  other: 'Another reason',
}

export const cancelReasonOptions = hireCancelReasons.map((value) => ({ value, label: reasonLabels[value] }))

const endLabels: Readonly<Record<PlaceEndReason, string>> = {
  worker_cancelled: 'The worker cancelled',
  dispute: 'Support decided for you',
  replaced: 'Did not come, and was replaced',
}

const allLabels = { ...gigLabels.cancelReason, ...reasonLabels, ...endLabels }

/** Why a place was cancelled, in words, by its employer, its Gig, the worker or support. An unknown reason is humanized. */
export const cancelReasonText = (reason: string): string => labelOf(allLabels, reason) ?? reason

/** What cancelling a hire costs now (docs/product/gig-details.md#workers). @param namedKobo a fee that the server has named, in kobo */
export function cancelHireCost(
  place: Pick<WorkerGig, 'agreedKobo' | 'worker'>,
  gig: Pick<Gig, 'sessions'>,
  now: Date,
  namedKobo = 0,
): { feeKobo: number; text: string } {
  // The rule counts from the Gig's first session, as for the whole Gig.
  const startsAt = firstStart(gig.sessions)
  const feeKobo = Math.max(hireCancellationFee(place.agreedKobo, startsAt, now), namedKobo)
  if (feeKobo === 0) {
    return {
      feeKobo,
      text:
        startsAt === undefined
          ? 'Cancelling is free.'
          : `Cancelling is free until ${nonBreaking(dateTime(freeUntil(startsAt)))}.`,
    }
  }
  return {
    feeKobo,
    text: `Cancellation fee ${formatNaira(feeKobo)} goes to ${personName(place.worker)}, out of the held pay: the first session is less than 48 hours away.`,
  }
}
