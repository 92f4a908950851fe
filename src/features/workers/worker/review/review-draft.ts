import * as z from 'zod/mini'
import { useState } from 'react'
import { useEmployerId } from '@/api/client/use-session.ts'
import type { TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import { now } from '@/lib/clock.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { keptForAWeek } from '@/shared/kept-for-a-week.ts'

const marks = ['good', 'changes'] as const
/** What the employer thinks of a deliverable. */
export type Mark = (typeof marks)[number]

/** An unfinished review of one round of work: the marks by deliverable, and the text of a change request. */
export interface ReviewDraft {
  readonly marks: Readonly<Record<string, Mark>>
  readonly message: string
  /** When it was last changed, ms since 1970. */
  readonly changedAt: number
}

/** Reviews that are not sent yet, by employer and round of work (docs/product/worker-profile.md). */
export const reviewDrafts = keptForAWeek<ReviewDraft>(
  {
    ...storageKeys.taskReview,
    schema: z.object({
      marks: z.record(z.string(), z.enum(marks)),
      message: z._default(z.string(), ''),
      changedAt: z.number(),
    }),
  },
  ({ changedAt }) => changedAt,
)

const empty: ReviewDraft = { marks: {}, message: '', changedAt: 0 }

/** The deliverables of a round that are marked as needing changes. */
export const markedForChanges = ({ deliverables }: Pick<TaskRound, 'deliverables'>, draft: ReviewDraft) =>
  deliverables.filter(({ id }) => draft.marks[id] === 'changes')

/** The draft of a round of work, kept on this device until it is sent. */
export function useReviewDraft({ id }: Pick<TaskRound, 'id'>) {
  const employerId = useEmployerId()
  const entry = reviewDrafts.at(employerId, id)
  const [{ of, draft }, setState] = useState(() => ({ of: id, draft: entry.read() ?? empty }))
  const current = of === id ? draft : (entry.read() ?? empty)
  const change = (changes: Partial<ReviewDraft>) => {
    const next = { ...current, ...changes, changedAt: now().getTime() }
    entry.write(next)
    setState({ of: id, draft: next })
  }
  return {
    draft: current,
    /** Marks a deliverable; undefined takes the mark back. */
    mark: (deliverableId: string, value: Mark | undefined) => {
      const others = Object.entries(current.marks).filter(([id]) => id !== deliverableId)
      const marks = Object.fromEntries(others)
      change({ marks: value === undefined ? marks : { ...marks, [deliverableId]: value } })
    },
    setMessage: (message: string) => change({ message }),
    /** The review was sent. */
    clear: () => {
      entry.remove()
      setState({ of: id, draft: empty })
    },
  }
}

export type ReviewDraftState = ReturnType<typeof useReviewDraft>
