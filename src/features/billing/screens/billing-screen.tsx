import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { PlansIllustration } from '@/design-system/illustrations/PlansIllustration.tsx'
import { planSummary } from '@/domain/plan-summary.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'

/** The plan and how much of it is used (product pages, 5.5). */
export function BillingScreen() {
  const wallet = useApiQuery(dashboard.getWallet, {})
  return (
    <>
      <PageHeader title="Billing and subscription" description="Your plan and how many Gigs it leaves you." />
      <Card>
        <QueryView query={wallet} things="your plan" skeleton={<SkeletonText lines={3} />}>
          {({ subscription }) => <Plan summary={planSummary(subscription)} />}
        </QueryView>
      </Card>
    </>
  )
}

function Plan({ summary }: { summary: ReturnType<typeof planSummary> }) {
  if (summary.kind === 'none') {
    return (
      <EmptyState title={summary.title} size="page" illustration={<PlansIllustration />}>
        {summary.text}
      </EmptyState>
    )
  }
  return (
    <Stack space={4}>
      <Stack space={1}>
        <Heading level={2}>{summary.title}</Heading>
        <Text tone="muted">{summary.text}</Text>
      </Stack>
      {summary.kind === 'limited' && (
        <Progress label="Gigs used" value={summary.used} max={summary.limit} valueText={`${summary.used} of ${summary.limit} Gigs used`} />
      )}
    </Stack>
  )
}
