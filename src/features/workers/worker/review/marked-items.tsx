import type { TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'

/** The deliverables that a request or a report names; nothing without any. */
export function MarkedItems({ items }: { items: TaskRound['deliverables'] }) {
  if (items.length === 0) return null
  return (
    <Card padding="sm">
      <Stack space={2}>
        <Text size="caption" tone="muted">
          You marked as needing changes
        </Text>
        {items.map(({ id, text }) => (
          <Text key={id}>
            <span dir="auto">{text}</span>
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
