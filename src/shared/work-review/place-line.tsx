import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Text, type TextSize } from '@/design-system/components/Text/index.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { findNextSession, timeOfDay } from '../gig-sessions.ts'
import { now } from '@/lib/clock.ts'
import { nonBreaking, shortDay } from '@/lib/dates.ts'
import { arrivalText, arrivalTone } from './arrival-copy.ts'
import { cancelReasonText } from './cancel-hire-copy.ts'
import { arrivalAt, sessionOfToday, sessionsOfPlace } from './place-sessions.ts'
import { ReviewClock } from './review-clock.tsx'

interface PlaceLineProps {
  place: WorkerGig
  gig: Pick<Gig, 'sessions'>
  /** `label` in a row, where the review clock is shorter. */
  size?: TextSize
}

/** What happens next with a hired place, or what has happened, on one line. */
export function PlaceLine({ place, gig, size = 'body' }: PlaceLineProps) {
  const present = useNow() ?? now()
  const { status, reviewDueAt, paidAt, cancelReason, dispute } = place
  switch (status) {
    case 'task_submitted':
      return reviewDueAt ? (
        <ReviewClock dueAt={reviewDueAt} size={size} short={size === 'label'} />
      ) : (
        <Plain size={size}>Waits for your review</Plain>
      )
    case 'hired':
    case 'active':
      return <Today place={place} gig={gig} size={size} present={present} />
    case 'changes_requested':
      return <Plain size={size}>Waits for the changes</Plain>
    case 'approved':
      return <Plain size={size}>The payout is on its way</Plain>
    case 'paid':
      return (
        <Plain size={size}>
          {paidAt ? (
            <>
              Payout sent <DateTime value={paidAt} show="date" />
            </>
          ) : (
            'Payout sent'
          )}
        </Plain>
      )
    case 'disputed':
      return (
        <Plain size={size}>
          {dispute?.ticketNumber ? `Support decides. Ticket ${dispute.ticketNumber}` : 'Support decides'}
        </Plain>
      )
    case 'cancelled':
      return <Plain size={size}>{cancelReason ? cancelReasonText(cancelReason) : 'The place was cancelled'}</Plain>
    default:
      return <Plain size={size}>—</Plain>
  }
}

function Today({ place, gig, size, present }: Required<PlaceLineProps> & { present: Date }) {
  const sessions = sessionsOfPlace(place, gig)
  const today = sessionOfToday(sessions, present)
  if (today !== undefined) {
    const arrival = arrivalAt(today, place, present)
    return (
      <Text
        as="span"
        size={size}
        tone={arrivalTone(arrival)}
        weight={arrival.kind === 'missing' ? 'medium' : 'regular'}
      >
        {arrivalText(arrival)}
      </Text>
    )
  }
  const next = findNextSession(sessions, present)
  if (next === undefined) return <Plain size={size}>No task submitted yet</Plain>
  return <Plain size={size}>{`Next session ${nonBreaking(shortDay(next.date))}, ${timeOfDay(next.start)}`}</Plain>
}

function Plain({ size, children }: { size: TextSize; children: React.ReactNode }) {
  return (
    <Text as="span" size={size} tone="muted">
      {children}
    </Text>
  )
}
