import { type ReactNode, type Ref, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'

interface SecurityCardProps {
  title: string
  /** One or two sentences about it. */
  description: string
  /** What is shown and done, beside the title on a large screen. */
  children: ReactNode
  /** The heading, which can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** One subject of the security tab: its title and what it is for, and beside them what can be done. */
export function SecurityCard({ title, description, children, headingRef }: SecurityCardProps) {
  const headingId = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Columns template="one-two" space={{ mobile: 5, desktop: 8 }} align="start" collapseBelow="desktop">
        <Stack space={1}>
          <Heading level={2} id={headingId} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </Stack>
        {children}
      </Columns>
    </Card>
  )
}
