import type { ReactNode } from 'react'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { personName } from '@/shared/people-looks.ts'

interface ComparedPersonProps {
  worker: WorkerSummary
  /** The address of the profile. */
  href: string
  /** A mark below the craft. */
  children?: ReactNode
}

/** The head of a person's column in a comparison: name and craft have two lines each, so that four people fit beside each other. */
export function ComparedPerson({ worker, href, children }: ComparedPersonProps) {
  const name = personName(worker)
  return (
    <Stack space={2} align="start">
      <Avatar id={worker.id} name={name} src={worker.imageUrl} />
      <Link href={href} variant="standalone" tone="inherit">
        <Truncate lines={2}>{name}</Truncate>
      </Link>
      {worker.title && (
        <Text size="caption" tone="muted">
          <Truncate lines={2}>{worker.title}</Truncate>
        </Text>
      )}
      {children}
    </Stack>
  )
}
