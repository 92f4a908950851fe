import { useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'

/** What waits for the employer, most urgent first (product pages, 5.1). */
export function Attention() {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Needs your attention
      </Heading>
      <EmptyState title="You are all caught up" headingLevel={3} illustration={<SuccessIllustration />}>
        New applicants and submitted tasks will appear here.
      </EmptyState>
    </Card>
  )
}
