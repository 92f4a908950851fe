import { type ReactNode, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

interface FormSectionProps {
  title: string
  /** A button at the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a long form, in a card under its title. */
export function FormSection({ title, action, children }: FormSectionProps) {
  const headingId = useId()
  const heading = (
    <Heading level={2} id={headingId}>
      {title}
    </Heading>
  )
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack space={6}>
        {action === undefined ? (
          heading
        ) : (
          <Spread align="center" space={3}>
            {heading}
            {action}
          </Spread>
        )}
        {children}
      </Stack>
    </Card>
  )
}
