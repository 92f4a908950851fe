import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { PlansIllustration } from '@/shared/illustrations/plans-illustration.tsx'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'

/** Replaces the plans when they cannot be paid for here. */
export function PlansBySupport() {
  return (
    <Card>
      <EmptyState
        title="Plans cannot be chosen here"
        illustration={<PlansIllustration />}
        action={<ContactSupport subject="My plan" />}
      >
        Tell support which plan you want.
      </EmptyState>
    </Card>
  )
}
