import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { Plan } from '@/api/contract/schemas/plan.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { heldBack } from '@/shared/query-view/combine-queries.ts'
import { paths } from '@/shared/paths.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { PaymentCheckFailedAlert } from '@/shared/payments/payment-check-failed-alert.tsx'
import { OutcomeUnknownNotice } from '@/shared/payments/outcome-unknown-notice.tsx'
import { UnfinishedPayment } from '@/shared/payments/unfinished-payment.tsx'
import { useUnfinishedPayments } from '@/shared/payments/use-unfinished-payments.ts'
import { keepReturnTo, useReturnTo } from '@/shared/return-to.ts'
import { useSearchState } from '@/shared/use-search-state.ts'
import { usePlanPayment } from '../data/use-checkout.ts'
import { planChange, type PlanChange } from '../model/plan-change.ts'
import { planPayments } from '../model/plan-payments.ts'
import { CheckoutSheet } from '../parts/checkout-sheet.tsx'
import { DowngradeDialog } from '../parts/downgrade-dialog.tsx'
import { PlanCards } from '../parts/plan-cards.tsx'
import { PlanHistory } from '../parts/plan-history.tsx'
import { PlanOverview, PlanOverviewSkeleton } from '../parts/plan-overview.tsx'
import { PlansBySupport } from '../parts/plans-by-support.tsx'

const search = z.object({ tab: z._default(z.enum(['overview', 'plans', 'history']), 'overview') })

/** The present plan, the available plans, and their payments (docs/product/billing.md). */
export function BillingScreen() {
  const [{ tab }, set] = useSearchState(search)
  const wallet = useApiQuery(dashboard.getWallet, {})
  const plans = useApiQuery(billing.getPlans, {})
  const unfinished = useUnfinishedPayments(planPayments)
  const [choice, setChoice] = useState<{ plan: Plan; change: PlanChange }>()
  const [isOpen, setOpen] = useState(false)
  const [smaller, setSmaller] = useState<Plan>()
  const close = () => setOpen(false)
  const payment = usePlanPayment(close)
  const mayPay = unfinished.noneKnown && !payment.isUnknown
  const checkStatus = async () => {
    // The same call leads to the same payment page; the sheet sends it.
    if (payment.attempt?.method === 'checkout') return setOpen(true)
    const outcome = await payment.lookUp()
    if (outcome.kind === 'refused') toast.info(outcome.message)
  }
  const returnTo = useReturnTo()
  const choose = (plan: Plan, change: PlanChange) => {
    if (change === 'downgrade') return setSmaller(plan)
    keepReturnTo(returnTo)
    payment.open()
    setChoice({ plan, change })
    setOpen(true)
  }
  const offersPlans = [useIsOffered(billing.getPlans), useIsOffered(billing.subscribe)].every(Boolean)

  const renewal = renewalOf(wallet.data, plans.data)
  const overview = (
    <QueryView query={wallet} things="your plan" skeleton={<PlanOverviewSkeleton />} frame={inCard}>
      {({ subscription }) => (
        <PlanOverview
          subscription={subscription}
          onRenew={mayPay && renewal ? () => choose(renewal, 'renew') : undefined}
        />
      )}
    </QueryView>
  )
  // The present plan, and whether paying is allowed, are read before any plan is offered.
  const offers = heldBack(plans, !hasEnded(wallet) || (unfinished.transactions === undefined && !unfinished.hasFailed))
  return (
    <>
      <PageHeader title="Billing and subscription" description="Your plan and how many Gigs it leaves you." />
      <Stack space={6}>
        {unfinished.payment !== undefined && (
          <UnfinishedPayment
            payment={unfinished.payment}
            name={`${unfinished.payment.description}, reference ${unfinished.payment.reference}`}
            href={paths.billingTransactionStatus(unfinished.payment.reference)}
          />
        )}
        {payment.isUnknown && !isOpen && <OutcomeUnknownNotice title="Subscription payment" onCheck={checkStatus} />}
        {unfinished.hasFailed && <PaymentCheckFailedAlert isReading={unfinished.isReading} onRead={unfinished.read} />}
        <Tabs
          label="Billing and subscription"
          value={tab}
          onChange={({ value }) => set({ tab: value })}
          tabs={[
            { value: 'overview', label: 'Overview', panel: overview },
            {
              value: 'plans',
              label: 'Plans',
              panel: offersPlans ? (
                <QueryView query={offers} things="the plans" skeleton={<PlansSkeleton />} failureFrame={inCard}>
                  {(all) => (
                    <PlanCards
                      plans={all}
                      subscription={wallet.data?.subscription}
                      mayPay={mayPay && wallet.data !== undefined}
                      onChoose={choose}
                    />
                  )}
                </QueryView>
              ) : (
                <PlansBySupport />
              ),
            },
            { value: 'history', label: 'History', panel: <PlanHistory /> },
          ]}
        />
      </Stack>
      {smaller !== undefined && wallet.data?.subscription && (
        <DowngradeDialog plan={smaller} subscription={wallet.data.subscription} onClose={() => setSmaller(undefined)} />
      )}
      {choice !== undefined && wallet.data !== undefined && isOpen && (
        <CheckoutSheet {...choice} wallet={wallet.data} payment={payment} onClose={close} />
      )}
    </>
  )
}

/** The plan that is past due, at its present price. */
function renewalOf(wallet: Wallet | undefined, plans: readonly Plan[] | undefined): Plan | undefined {
  const subscription = wallet?.subscription
  return subscription?.status === 'past_due'
    ? plans?.find((plan) => planChange(subscription, plan) === 'renew')
    : undefined
}

function PlansSkeleton() {
  return (
    <Tiles columns={{ mobile: 1, desktop: 3 }} space={6}>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place}>
          <SkeletonText lines={9} width="medium" />
        </Card>
      ))}
    </Tiles>
  )
}

function inCard(part: ReactNode) {
  return <Card>{part}</Card>
}
