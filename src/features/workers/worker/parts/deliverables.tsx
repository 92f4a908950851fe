import { Fragment } from 'react'
import type { TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Divider } from '@/design-system/components/Divider/index.ts'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { CircleDashedIcon } from '@/design-system/icons/CircleDashedIcon.tsx'
import type { ReviewDraftState } from '../review/review-draft.ts'
import { filesOfRound } from '../model/task-files.ts'
import { FileRow } from './file-row.tsx'

interface DeliverablesProps {
  round: TaskRound
  /** The employer's own marks; without them the list is only read. */
  review?: ReviewDraftState | undefined
}

/** What was agreed to be delivered: the worker's ticks, the files that show each, and the employer's own mark. */
export function Deliverables({ round, review }: DeliverablesProps) {
  if (round.deliverables.length === 0) return null
  const files = filesOfRound(round)
  return (
    <Stack space={3} as="section" aria-label={`Deliverables of round ${round.round}`}>
      {round.deliverables.map(({ id, text, done, note }, index) => (
        <Fragment key={id}>
          {index > 0 && <Divider />}
          <Stack space={2}>
            <Columns template="fill-content" space={3} align="start" collapseBelow="tablet">
              <Columns template="content-fill" space={3} align="start">
                {done ? <CheckIcon size="sm" /> : <CircleDashedIcon size="sm" />}
                <Stack space={0}>
                  <Text weight="medium">
                    <span dir="auto">{text}</span>
                  </Text>
                  <Text size="label" tone="muted">
                    {[done ? 'Ticked by the worker' : 'Not ticked by the worker', note].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
              </Columns>
              {review === undefined ? (
                <span>
                  {round.changes?.deliverableIds.includes(id) === true && (
                    <Badge tone="warning">Changes requested</Badge>
                  )}
                </span>
              ) : (
                <Marks id={id} name={text} review={review} />
              )}
            </Columns>
            {files.of(id).length > 0 && (
              <Stack space={2} as="section" aria-label={`Files for: ${text}`}>
                {files.of(id).map((file) => (
                  <FileRow key={file.id} file={file} />
                ))}
              </Stack>
            )}
          </Stack>
        </Fragment>
      ))}
    </Stack>
  )
}

const views = [
  { value: 'good', label: 'Looks good' },
  { value: 'changes', label: 'Needs changes' },
] as const

function Marks({ id, name, review }: { id: string; name: string; review: ReviewDraftState }) {
  return (
    <SegmentedControl
      clearable
      label={`Your view of: ${name}`}
      value={review.draft.marks[id] ?? null}
      onChange={({ value }) => review.mark(id, value ?? undefined)}
      options={views}
    />
  )
}
