import { useId, useState } from 'react'
import { planIntervals, type Plan } from '@/api/contract/schemas/plan.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { plainDay } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { isSamePlan, monthsFree, periodLabels, planChange, type PlanChange, pricePerGig } from '../model/plan-change.ts'
import * as styles from './plan-cards.css.ts'

const intervalLabels: Readonly<Record<string, string>> = { month: 'Monthly', year: 'Yearly' }

/** 'Yearly · 2 months free', where every plan saves at least as much. */
function intervalLabel(interval: string, plans: readonly Plan[]): string | undefined {
  const free = interval === 'year' ? monthsFree(plans) : 0
  const label = intervalLabels[interval]
  return free === 0 ? label : `${label} · ${free} ${free === 1 ? 'month' : 'months'} free`
}

interface PlanCardsProps {
  plans: readonly Plan[]
  subscription: Subscription | null | undefined
  /** Whether paying is allowed now. */
  mayPay: boolean
  onChoose: (plan: Plan, change: PlanChange) => void
}

/** The plans of one interval side by side (docs/product/billing.md). Every price is the server's. */
export function PlanCards({ plans, subscription, mayPay, onChoose }: PlanCardsProps) {
  const intervals = planIntervals.filter((interval) => plans.some((plan) => plan.interval === interval))
  const [chosen, setChosen] = useState<string>()
  const running = intervals.find((interval) => interval === subscription?.interval)
  const interval = chosen ?? running ?? intervals[0]
  return (
    <Stack space={6}>
      {intervals.length > 1 && (
        <RadioGroup
          label="Billing period"
          reserveMessageSpace={false}
          orientation="horizontal"
          value={interval}
          onChange={(event) => setChosen(event.target.value)}
          options={intervals.map((value) => ({ value, label: intervalLabel(value, plans) }))}
        />
      )}
      <Tiles columns={{ mobile: 1, desktop: 3 }} space={6}>
        {plans
          .filter((plan) => plan.interval === interval)
          .map((plan) => (
            <PlanOffer
              key={plan.code}
              plan={plan}
              change={planChange(subscription, plan)}
              otherPeriod={
                subscription?.status === 'active' && isSamePlan(subscription, plan) ? subscription.interval : undefined
              }
              startsAt={subscription?.renewsAt}
              mayPay={mayPay}
              onChoose={onChoose}
            />
          ))}
      </Tiles>
    </Stack>
  )
}

/** From this price on (kobo) the text is too long for the largest font size in a third of the page. */
const longPrice = 1_000_000_000_00

interface PlanOfferProps {
  plan: Plan
  change: PlanChange
  /** The period by which the same plan is paid now; undefined for another plan. */
  otherPeriod: string | null | undefined
  /** When a scheduled change begins. */
  startsAt: string | null | undefined
  mayPay: boolean
  onChoose: (plan: Plan, change: PlanChange) => void
}

function PlanOffer({ plan, change, otherPeriod, startsAt, ...choice }: PlanOfferProps) {
  const headingId = useId()
  const each = pricePerGig(plan)
  const canChange = change !== 'current' && change !== 'scheduled'
  return (
    <Card as="article" aria-labelledby={headingId} selected={change === 'current'}>
      <Stack space={5}>
        <Stack space={3}>
          <Columns template="fill-content" space={2} align="center">
            <Heading level={2} id={headingId}>
              {plan.name}
            </Heading>
            {change === 'current' && <Badge tone="success">Current plan</Badge>}
            {change === 'scheduled' && startsAt && <Badge tone="info">{`Starts ${plainDay(startsAt)}`}</Badge>}
            {canChange && otherPeriod && (
              <Badge tone="success">{`Your plan, ${periodLabels(otherPeriod).adverb}`}</Badge>
            )}
            {canChange && !otherPeriod && plan.recommended && <Badge tone="accent">Recommended</Badge>}
          </Columns>
          <Stack space={1}>
            <Inline space={2} align="baseline">
              <Money amount={plan.priceKobo} size={plan.priceKobo < longPrice ? 'xl' : 'lg'} />
              <Text as="span" tone="muted">
                {periodLabels(plan.interval).per}
              </Text>
            </Inline>
            <Text tone="muted" tabular>
              {each === undefined ? 'As many Gigs as you like' : `${formatNaira(each)} per Gig`}
            </Text>
          </Stack>
        </Stack>
        <PlanButton plan={plan} change={change} otherPeriod={otherPeriod} {...choice} />
        <Stack space={2} as="ul">
          {plan.features.map((feature) => (
            <Columns key={feature} as="li" template="content-fill" space={2} align="start">
              <span className={styles.tick}>
                <CheckIcon size="sm" />
              </span>
              <Text as="span">{feature}</Text>
            </Columns>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

const verbs: Readonly<Partial<Record<PlanChange, string>>> = {
  subscribe: 'Subscribe to',
  upgrade: 'Upgrade to',
  renew: 'Renew',
  downgrade: 'Change to',
}

/** A change without a payment can be scheduled while a payment is pending; a paid one cannot. */
function PlanButton({ plan, change, otherPeriod, mayPay, onChoose }: Omit<PlanOfferProps, 'startsAt'>) {
  const verb = verbs[change]
  if (verb === undefined) {
    return (
      <Button fullWidth variant="outline" disabled>
        {change === 'current' ? 'Current plan' : 'Change planned'}
      </Button>
    )
  }
  if (change !== 'downgrade' && !mayPay) return null
  return (
    <WriteButton
      fullWidth
      variant={change === 'downgrade' || !plan.recommended ? 'outline' : 'active'}
      tone="primary"
      onClick={() => onChoose(plan, change)}
    >
      {otherPeriod ? `Switch to ${periodLabels(plan.interval).adverb}` : `${verb} ${plan.name}`}
    </WriteButton>
  )
}
