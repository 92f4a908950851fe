import { type ReactNode, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** A part of a long form, in a card under its title. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack space={6}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
