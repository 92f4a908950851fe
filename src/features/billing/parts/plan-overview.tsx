import { useRef, useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { PlansIllustration } from '@/shared/illustrations/plans-illustration.tsx'
import { useClosedWithTab } from '@/shared/lazy-panel.tsx'
import { paths } from '@/shared/paths.ts'
import { planName, summarizePlan } from '@/shared/plan-summary.ts'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { dayAndMonth, plainDay } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { gigsLastUntil } from '../model/forecast.ts'
import { periodLabels } from '../model/plan-change.ts'

interface PlanOverviewProps {
  subscription: Subscription | null | undefined
  /** Pays for a plan that is past due; undefined while paying is not allowed, or its price is not known. */
  onRenew?: (() => void) | undefined
}

/** The plan, its usage, and when it renews (docs/product/billing.md). */
export function PlanOverview({ subscription, onRenew }: PlanOverviewProps) {
  const summary = summarizePlan(subscription)
  if (subscription?.status === 'past_due') {
    return (
      <Stack space={6}>
        <Alert
          tone="danger"
          title="Your last payment did not go through."
          action={
            onRenew && (
              <WriteButton size="sm" variant="active" onClick={onRenew}>
                Renew now
              </WriteButton>
            )
          }
        >
          You cannot post Gigs until your plan is renewed.
        </Alert>
        <Card>
          <Stack space={4}>
            <PlanHeading subscription={subscription} />
            <PlanFacts subscription={subscription} />
          </Stack>
        </Card>
      </Stack>
    )
  }
  if (!subscription || summary.kind === 'none') {
    return (
      <Card>
        <EmptyState
          title={summary.title}
          illustration={<PlansIllustration />}
          action={
            <ButtonLink variant="active" href={paths.billing({ tab: 'plans' })}>
              Subscribe now
            </ButtonLink>
          }
        >
          {summary.text}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <Stack space={6}>
        <PlanHeading subscription={subscription} />
        <Usage subscription={subscription} />
        <PlanFacts subscription={subscription} />
        <PlanActions subscription={subscription} />
      </Stack>
    </Card>
  )
}

/** The skeleton of an active plan. */
export function PlanOverviewSkeleton() {
  return (
    <Stack space={6}>
      <SkeletonText textStyle="heading2" width="short" />
      <Stack space={3}>
        <SkeletonText width="short" />
        <SkeletonText textStyle="caption" />
      </Stack>
      <DescriptionList columns={3}>
        <DescriptionItem term="Renews on">
          <SkeletonText width="medium" />
        </DescriptionItem>
        <DescriptionItem term="Price">
          <SkeletonText width="medium" />
        </DescriptionItem>
      </DescriptionList>
      <Hidden below="tablet">
        <SkeletonBlock shape="button" />
      </Hidden>
    </Stack>
  )
}

function PlanHeading({ subscription }: { subscription: Subscription }) {
  const pill =
    subscription.status === 'past_due'
      ? ({ label: 'Past due', tone: 'danger' } as const)
      : subscription.cancelAtPeriodEnd
        ? ({ label: 'Cancelled', tone: 'neutral' } as const)
        : ({ label: 'Active', tone: 'success' } as const)
  return (
    <Inline space={3} align="center">
      <Heading level={2}>{`${planName(subscription)} plan`}</Heading>
      <StatusPill {...pill} size="md" />
    </Inline>
  )
}

function Usage({ subscription }: { subscription: Subscription }) {
  const summary = summarizePlan(subscription)
  const end = gigsLastUntil(subscription, now())
  return (
    <Stack space={3}>
      <Text weight="medium" tabular>
        {summary.title}
      </Text>
      {summary.kind === 'limited' && (
        <Progress label="Gigs left" value={summary.remaining} max={summary.limit} valueText={summary.title} />
      )}
      {summary.kind === 'limited' && summary.note !== undefined && <Text>{summary.note}</Text>}
      {end === 'renewal' && <Text tone="muted">At this pace your Gigs last until they renew</Text>}
      {end instanceof Date && <Text tone="muted">{`At this pace your Gigs last until about ${dayAndMonth(end)}`}</Text>}
      {summary.kind === 'limited' && summary.remaining === 0 && (
        <Alert
          tone="warning"
          title="No Gigs left on your plan"
          action={
            <ButtonLink size="sm" variant="outline" href={paths.billing({ tab: 'plans' })}>
              See plans
            </ButtonLink>
          }
        >
          {`You have used all ${formatNumber(summary.limit)} Gigs on your plan.`}
        </Alert>
      )}
    </Stack>
  )
}

function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { renewsAt, cancelAtPeriodEnd, priceKobo, interval, nextPlanCode, status } = subscription
  const term = cancelAtPeriodEnd
    ? 'Ends on'
    : status === 'past_due'
      ? 'Was due on'
      : nextPlanCode
        ? 'Current plan until'
        : 'Renews on'
  const price = typeof priceKobo === 'number' ? formatNaira(priceKobo) : null
  return (
    <DescriptionList columns={3}>
      <DescriptionItem term={term}>{renewsAt ? plainDay(renewsAt) : null}</DescriptionItem>
      <DescriptionItem term="Price">
        {price !== null && interval ? `${price} ${periodLabels(interval).per}` : price}
      </DescriptionItem>
      {nextPlanCode && renewsAt && (
        <DescriptionItem term="Plan change">{`${capital(nextPlanCode)} from ${plainDay(renewsAt)}`}</DescriptionItem>
      )}
    </DescriptionList>
  )
}

const capital = (word: string) => `${word.slice(0, 1).toLocaleUpperCase('en')}${word.slice(1)}`

function PlanActions({ subscription }: { subscription: Subscription }) {
  const changeLink = useRef<HTMLAnchorElement>(null)
  const [asks, setAsks] = useState(false)
  const cancel = useApiMutation(billing.cancel, { success: 'Plan cancelled' })
  useClosedWithTab(() => setAsks(false), { isBusy: cancel.isPending })
  const resume = useApiMutation(billing.resume, { success: 'Plan resumed' })
  const offlineReason = useOfflineReason()
  const { cancelAtPeriodEnd, renewsAt } = subscription
  const isOffered = { cancel: useIsOffered(billing.cancel), resume: useIsOffered(billing.resume) }[
    cancelAtPeriodEnd ? 'resume' : 'cancel'
  ]
  const canResume = cancelAtPeriodEnd === true && isOffered
  const until = renewsAt ? `until ${plainDay(renewsAt)}` : 'until your period ends'
  return (
    <>
      <Inline space={6} align="center">
        <Actions align="start" dock>
          <ButtonLink
            ref={changeLink}
            variant={canResume ? 'outline' : 'active'}
            href={paths.billing({ tab: 'plans' })}
          >
            Change plan
          </ButtonLink>
          {canResume && (
            <WriteButton
              variant="active"
              loading={resume.isPending}
              onClick={() => resume.mutate({ body: {} }, { onSuccess: () => changeLink.current?.focus() })}
            >
              Resume plan
            </WriteButton>
          )}
        </Actions>
        {!isOffered && <ContactSupport subject={cancelAtPeriodEnd ? 'Resume my plan' : 'Cancel my plan'} />}
        {!cancelAtPeriodEnd && isOffered && (
          <WriteButton
            variant="ghost"
            tone="neutral"
            flush="start"
            onClick={() => {
              cancel.reset()
              setAsks(true)
            }}
          >
            Cancel plan
          </WriteButton>
        )}
      </Inline>
      <ConfirmDialog
        open={asks}
        title="Cancel your plan?"
        description={`You can post Gigs ${until}. Open Gigs are not affected.`}
        confirmLabel="Cancel plan"
        cancelLabel="Keep plan"
        busy={cancel.isPending}
        // The button that was pressed is gone then.
        {...(cancel.isSuccess && { returnFocusRef: changeLink })}
        unavailableReason={offlineReason}
        onConfirm={async () => {
          // The callbacks of `mutate` do not run where the tab is hidden meanwhile. A failure is told by a toast.
          await cancel.mutateAsync({ body: {} }).catch(() => undefined)
          setAsks(false)
        }}
        onCancel={() => setAsks(false)}
      />
    </>
  )
}
