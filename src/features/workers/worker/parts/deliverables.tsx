import type { TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { CircleDashedIcon } from '@/design-system/icons/CircleDashedIcon.tsx'
import type { ReviewDraftState } from '@/shared/work-review/review-draft.ts'

interface DeliverablesProps {
  round: TaskRound
  /** The employer's own marks; without them the list is only read. */
  review?: ReviewDraftState | undefined
}

/** What was agreed to be delivered: the worker's ticks, and beside each the employer's own mark. */
export function Deliverables({ round, review }: DeliverablesProps) {
  if (round.deliverables.length === 0) return null
  return (
    <List surface="plain" label={`Deliverables of round ${round.round}`}>
      {round.deliverables.map(({ id, text, done, note }) => (
        <ListItem
          key={id}
          align="start"
          leading={done ? <CheckIcon size="sm" /> : <CircleDashedIcon size="sm" />}
          description={[done ? 'Ticked by the worker' : 'Not ticked by the worker', note].filter(Boolean).join(' · ')}
          trailing={
            review === undefined ? (
              round.changes?.deliverableIds.includes(id) === true && <Badge tone="warning">Needed changes</Badge>
            ) : (
              <Marks id={id} name={text} review={review} />
            )
          }
        >
          <span dir="auto">{text}</span>
        </ListItem>
      ))}
    </List>
  )
}

function Marks({ id, name, review }: { id: string; name: string; review: ReviewDraftState }) {
  const mark = review.draft.marks[id]
  return (
    <Inline space={2} as="section" aria-label={`Your view of: ${name}`}>
      <Tag pressed={mark === 'good'} onChange={({ pressed }) => review.mark(id, pressed ? 'good' : undefined)}>
        Looks good
      </Tag>
      <Tag pressed={mark === 'changes'} onChange={({ pressed }) => review.mark(id, pressed ? 'changes' : undefined)}>
        Needs changes
      </Tag>
    </Inline>
  )
}
