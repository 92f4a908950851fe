import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { SidebarCard } from '@/design-system/components/Sidebar/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { paths } from '@/shared/paths.ts'
import { summarizePlan } from '@/shared/plan-summary.ts'

/**
 * The plan card of the expanded sidebar (spec S2-49 to S2-52). Until the wallet was read a skeleton reserves its space, because a
 * request to subscribe must not be shown to an employer with a plan. When the read fails there is no card.
 */
export function PlanCard() {
  const wallet = useApiQuery(dashboard.getWallet, {})
  if (!wallet.data) return wallet.error ? null : <PlanCardSkeleton />
  const plan = summarizePlan(wallet.data.subscription)
  return (
    <SidebarCard>
      <Stack space={3}>
        <Stack space={1}>
          <Text weight="semibold">{plan.title}</Text>
          <Text size="caption" tone="muted">
            {plan.text}
          </Text>
        </Stack>
        {plan.kind === 'limited' && (
          <Progress label="Gigs left" value={plan.remaining} max={plan.limit} valueText={plan.title} />
        )}
        {plan.kind === 'limited' && plan.note !== undefined && <Text size="caption">{plan.note}</Text>}
        {plan.kind !== 'unlimited' && (
          <Link href={paths.billing({ tab: 'plans' })} variant="standalone">
            {plan.link}
          </Link>
        )}
      </Stack>
    </SidebarCard>
  )
}

function PlanCardSkeleton() {
  return (
    <SidebarCard>
      <Stack space={3}>
        <Stack space={1}>
          <SkeletonText width="long" />
          <SkeletonText textStyle="caption" width="medium" />
        </Stack>
        <SkeletonBlock shape="progress" />
        <SkeletonText width="medium" />
      </Stack>
    </SidebarCard>
  )
}
