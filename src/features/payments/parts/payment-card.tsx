import { type ReactNode, useId } from 'react'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { PaymentFactsSkeleton } from './payment-facts.tsx'

interface PaymentCardProps {
  /** The state as icon, label and colour, unless the heading says it all. */
  mark: ReactNode
  heading: string
  text: string
  /** An additional sentence. */
  note?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  facts: ReactNode
}

/** A payment's state beside its details. A change of the state is announced. */
export function PaymentCard({ mark, heading, text, note, actions, facts }: PaymentCardProps) {
  const headingId = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Columns template="equal" space={8} collapseBelow="desktop">
        <Stack space={6}>
          <div role="status">
            <Stack space={3}>
              {mark && <Inline>{mark}</Inline>}
              <Heading level={2} id={headingId}>
                {heading}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </div>
          {note}
          {actions !== undefined && (
            <Actions align="start" dock>
              {actions}
            </Actions>
          )}
        </Stack>
        {facts}
      </Columns>
    </Card>
  )
}

export function PaymentCardSkeleton() {
  return (
    <Card padding="lg">
      <Columns template="equal" space={8} collapseBelow="desktop">
        <Stack space={6}>
          <Stack space={3}>
            <SkeletonText textStyle="heading2" width="medium" />
            <SkeletonText width="long" />
          </Stack>
          <Hidden below="tablet">
            <SkeletonBlock shape="button" />
          </Hidden>
        </Stack>
        <PaymentFactsSkeleton />
      </Columns>
    </Card>
  )
}
