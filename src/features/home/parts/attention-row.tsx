import type { ReactElement, ReactNode } from 'react'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { ListItem } from '@/design-system/components/List/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { CalendarIcon } from '@/design-system/icons/CalendarIcon.tsx'
import { ChevronRightIcon } from '@/design-system/icons/ChevronRightIcon.tsx'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { CreditCardIcon } from '@/design-system/icons/CreditCardIcon.tsx'
import { LockIcon } from '@/design-system/icons/LockIcon.tsx'
import { UsersIcon } from '@/design-system/icons/UsersIcon.tsx'
import { useFormats, useNow } from '@/design-system/lib/format-provider.tsx'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { personName } from '@/shared/people-looks.ts'
import { reviewHref } from '@/shared/people/worker-search.ts'
import { pinLockMessage } from '@/shared/pin-lock.ts'
import { useSharedDialogs } from '@/shared/shared-dialogs.ts'
import { clockTone } from '@/shared/work-review/clock-tone.ts'
import { ReviewClock } from '@/shared/work-review/review-clock.tsx'
import { now } from '@/lib/clock.ts'
import { formatNumber } from '@/lib/format-number.ts'
import type { AttentionItem } from '../model/attention.ts'
import * as styles from './home.css.ts'

type Kind = AttentionItem['kind']
type Item<K extends Kind> = Extract<AttentionItem, { kind: K }>

/** One item that waits: what it is, until when, and at its end what pressing it does. */
export function AttentionRow({ item }: { item: AttentionItem }) {
  switch (item.kind) {
    case 'task':
      return <TaskRow item={item} />
    case 'applicants':
      return <ApplicantsRow item={item} />
    case 'begins':
      return <BeginsRow item={item} />
    case 'payment':
      return <PaymentRow item={item} />
    case 'pin':
      return <PinRow item={item} />
  }
}

function TaskRow({ item: { task } }: { item: Item<'task'> }) {
  const { gigTitle: title, reviewDueAt, worker } = task
  return (
    <ListItem
      href={reviewHref(task)}
      leading={<Face worker={worker} />}
      description={reviewDueAt ? <ReviewClock dueAt={reviewDueAt} size="label" /> : 'Waits for your review.'}
      trailing={<Verb>Review</Verb>}
    >
      <bdi>{personName(worker)}</bdi> submitted a task for <bdi>{gigTitle({ title })}</bdi>
    </ListItem>
  )
}

function ApplicantsRow({ item: { gig, count, newest } }: { item: Item<'applicants'> }) {
  return (
    <ListItem
      href={gigPaths.details(gig.id, { tab: 'applicants' })}
      leading={newest ? <Face worker={newest.worker} /> : <Mark icon={<UsersIcon size="sm" />} />}
      description={
        newest && (
          <>
            <bdi>{personName(newest.worker)}</bdi> applied <DateTime value={newest.appliedAt} year="other" relative />
          </>
        )
      }
      trailing={<Verb>Review</Verb>}
    >
      {`${applicantsOf(count)} for `}
      <bdi>{gigTitle(gig)}</bdi>
    </ListItem>
  )
}

function BeginsRow({ item: { gig, dueAt, isToday, hired, needed, applicants } }: { item: Item<'begins'> }) {
  return (
    <ListItem
      href={gigPaths.details(gig.id, { tab: 'applicants' })}
      leading={<Mark icon={<CalendarIcon size="sm" />} />}
      description={
        <Clock dueAt={dueAt}>
          <bdi>{gigTitle(gig)}</bdi>
          {applicants > 0 && `\u00A0· ${applicantsOf(applicants)}`}
        </Clock>
      }
      trailing={<Verb>{applicants > 0 ? 'Review' : 'View Gig'}</Verb>}
    >
      {`Starts ${isToday ? 'today' : 'tomorrow'}: ${hired} of ${needed} ${needed === 1 ? 'worker' : 'workers'} hired`}
    </ListItem>
  )
}

function PaymentRow({ item: { gig, dueAt, kobo, missingKobo, pending } }: { item: Item<'payment'> }) {
  const title = <bdi>{gigTitle(gig)}</bdi>
  const leading = <Mark icon={<CreditCardIcon size="sm" />} />
  if (pending !== undefined) {
    return (
      <ListItem
        href={paths.postGigTransactionStatus(pending)}
        leading={leading}
        description={
          <>
            <Money amount={kobo} />
            {'\u00A0· do not pay again'}
          </>
        }
        trailing={<Verb>Check status</Verb>}
      >
        We are still confirming the payment for {title}
      </ListItem>
    )
  }
  return (
    <ListItem
      href={gigPaths.view(gig.id, 'pay')}
      leading={leading}
      description={
        <Clock dueAt={dueAt}>
          <Money amount={kobo} />
          {missingKobo > 0 && (
            <>
              {'\u00A0· '}
              <Money amount={missingKobo} /> more than your wallet has
            </>
          )}
        </Clock>
      }
      trailing={<Verb>Continue payment</Verb>}
    >
      {title} is not paid yet
    </ListItem>
  )
}

function PinRow({ item: { lock } }: { item: Item<'pin'> }) {
  const { startForgotPin } = useSharedDialogs()
  return (
    <ListItem
      onClick={startForgotPin}
      leading={<Mark icon={<LockIcon size="sm" />} />}
      description="Until then you cannot pay from your wallet or withdraw."
      trailing={<Verb>Reset PIN</Verb>}
    >
      {pinLockMessage(lock)}
    </ListItem>
  )
}

const applicantsOf = (count: number) => (count === 1 ? '1 new applicant' : `${formatNumber(count)} new applicants`)

function Face({ worker }: { worker: WorkerSummary }) {
  return <Avatar name={personName(worker)} id={worker.id} src={worker.imageUrl} />
}

function Mark({ icon }: { icon: ReactElement }) {
  return <span className={styles.mark}>{icon}</span>
}

/** What pressing a row does, at its end. */
export function Verb({ children }: { children: string }) {
  return (
    <span className={styles.verb}>
      <span className={styles.verbWord}>{children}</span>
      <ChevronRightIcon size="sm" />
    </span>
  )
}

/** A line with the time until a deadline: amber or red in a badge when it is near. */
function Clock({ dueAt, children }: { dueAt: string | null; children: ReactNode }) {
  const formats = useFormats()
  const present = useNow() ?? now()
  if (dueAt === null) return children
  const tone = clockTone(dueAt, present)
  if (tone === 'neutral') return children
  return (
    <Inline as="span" space={2}>
      <span>{children}</span>
      <Badge tone={tone} icon={<ClockIcon size="sm" />}>
        {formats.relative(dueAt, present)}
      </Badge>
    </Inline>
  )
}
