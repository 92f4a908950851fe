import { useRef, useState } from 'react'
import type { SubmittedTask, TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { findNextSession, sessionLine } from '@/shared/gig-sessions.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { placeActions } from '@/shared/work-review/place-actions.ts'
import { sessionsOfPlace } from '@/shared/work-review/place-sessions.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { now } from '@/lib/clock.ts'
import { useTask } from '../data/use-worker-page.ts'
import { Deliverables } from './deliverables.tsx'
import { DisputeDialog } from './lazy-dispute-dialog.ts'
import { ReviewActions } from './review-actions.tsx'
import { TaskFiles } from './task-files.tsx'
import { useReviewDraft } from '../review/review-draft.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { WrittenText } from '@/shared/written-text.tsx'

interface TaskReviewProps {
  place: WorkerGig
  gig: Gig
}

/** The submitted work of a hired place, what the employer decides about it, and its earlier rounds (docs/product/worker-profile.md). */
export function TaskReview({ place, gig }: TaskReviewProps) {
  const task = useTask(place)
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusPlace(root)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Card as="section" aria-label="Submitted work">
        <div ref={root} tabIndex={-1}>
          <QueryView query={task} things="the submitted work" skeleton={<SkeletonText lines={8} />}>
            {(found) =>
              found === null ? (
                <NoTask place={place} gig={gig} onReport={() => setReporting(true)} />
              ) : (
                <Task place={place} task={found} />
              )
            }
          </QueryView>
        </div>
      </Card>
      {/* Beside what is read: the dialog stays open, with what was typed, when work arrives or another device is faster. */}
      {isReporting && (
        <DisputeDialog
          open
          place={place}
          onClose={() => {
            keepFocus()
            setReporting(false)
          }}
        />
      )}
    </>
  )
}

function NoTask({ place, gig, onReport }: TaskReviewProps & { onReport: () => void }) {
  const { canDispute } = placeActions(place, gig, useNow() ?? now())
  const hasEnded = ['cancelled', 'approved', 'paid'].includes(place.status)
  return (
    <EmptyState
      title={hasEnded ? 'No task was submitted' : 'No task submitted yet'}
      size="compact"
      action={
        canDispute ? (
          <WriteButton variant="outline" onClick={onReport}>
            Report a problem
          </WriteButton>
        ) : undefined
      }
    >
      {whatComesInstead(place, gig)}
    </EmptyState>
  )
}

function whatComesInstead(place: WorkerGig, gig: Gig): string {
  if (place.status === 'cancelled' && place.cancelReason === 'dispute') return 'Support decided for you.'
  if (place.status === 'cancelled') return 'This hire was cancelled.'
  if (place.status === 'disputed') return 'A problem was reported. Support decides it.'
  // Work that was not handed in is paid only by a decision of support.
  if (place.status === 'approved' || place.status === 'paid') return 'Support decided for the worker.'
  const next = findNextSession(sessionsOfPlace(place, gig), now())
  return next === undefined
    ? 'It appears here as soon as the worker hands it in.'
    : `Next session ${sessionLine(next)}.`
}

function Task({ place, task }: { place: WorkerGig; task: SubmittedTask }) {
  const review = useReviewDraft(task)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = place.status === 'task_submitted'
  const last = task.history[0]
  return (
    <Stack space={5}>
      <Spread align="baseline" wrap>
        <Heading ref={heading} level={2} look="title" tabIndex={-1}>
          {task.round > 1 ? `Submitted work, round ${task.round}` : 'Submitted work'}
        </Heading>
        <Text size="label" tone="muted">
          <DateTime value={task.submittedAt} />
        </Text>
      </Spread>
      {place.status === 'changes_requested' && <AskedChanges round={task} title="You asked for changes" />}
      {isOpen && last && <AskedChanges round={last} title={`You asked for changes in round ${last.round}`} />}
      {task.message !== '' && (
        <Text>
          <WrittenText>{task.message}</WrittenText>
        </Text>
      )}
      <Deliverables round={task} review={isOpen ? review : undefined} />
      <TaskFiles round={task} />
      <ReviewActions place={place} task={task} review={review} heading={heading} />
      {task.history.length > 0 && <EarlierRounds task={task} />}
    </Stack>
  )
}

/** What the employer asked to change in a round, and about which deliverables; nothing where nothing was asked. */
function AskedChanges({ round: { changes, deliverables }, title }: { round: TaskRound; title: string }) {
  if (!changes) return null
  const about = deliverables.filter(({ id }) => changes.deliverableIds.includes(id)).map(({ text }) => text)
  return (
    <Notice tone="info">
      <Stack space={1}>
        <Text as="span" weight="medium">
          {title}
        </Text>
        <WrittenText>{changes.message}</WrittenText>
        {about.length > 0 && (
          <Text as="span" size="label" tone="muted">
            <bdi>{`About: ${about.join(', ')}`}</bdi>
          </Text>
        )}
      </Stack>
    </Notice>
  )
}

function EarlierRounds({ task }: { task: SubmittedTask }) {
  return (
    <Stack space={4} as="section" aria-label="Earlier rounds">
      <Heading level={3} look="label">
        Earlier rounds
      </Heading>
      {task.history.map((round) => (
        <Card key={round.id} padding="sm">
          <Stack space={3}>
            <Text size="label" tone="muted">
              {`Round ${round.round} · `}
              <DateTime value={round.submittedAt} />
            </Text>
            {round.message !== '' && (
              <Text>
                <WrittenText>{round.message}</WrittenText>
              </Text>
            )}
            <Deliverables round={round} />
            <TaskFiles round={round} />
            {round.changes && (
              <Notice>
                <WrittenText>{`You asked: ${round.changes.message}`}</WrittenText>
              </Notice>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
