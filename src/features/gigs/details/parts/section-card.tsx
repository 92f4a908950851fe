import { type ReactNode, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'

interface SectionCardProps {
  title: string
  /** One sentence below the title. */
  text?: string | undefined
  children: ReactNode
}

/** One part of a Gig on a surface of its own, named by its heading. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2} look="title" id={headingId}>
            {title}
          </Heading>
          {text !== undefined && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
