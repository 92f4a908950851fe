import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { personName } from '@/shared/people-looks.ts'

interface PersonCellProps {
  worker: WorkerSummary
  /** A label beside the name: 'New', 'Invited'. */
  marks?: readonly string[]
}

const none: readonly string[] = []

/** A person: picture, name and craft. */
export function PersonCell({ worker, marks = none }: PersonCellProps) {
  const name = personName(worker)
  return (
    <Inline as="span" space={3} wrap={false}>
      <Avatar id={worker.id} name={name} src={worker.imageUrl} />
      <span>
        <Inline as="span" space={2}>
          <Truncate>{name}</Truncate>
          {marks.map((mark) => (
            <Badge key={mark}>{mark}</Badge>
          ))}
        </Inline>
        {worker.title && (
          <Text as="span" size="caption" tone="muted">
            <Truncate>{worker.title}</Truncate>
          </Text>
        )}
      </span>
    </Inline>
  )
}
