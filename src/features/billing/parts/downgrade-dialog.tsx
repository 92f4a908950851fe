import { useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import type { planCodes, planIntervals, Plan } from '@/api/contract/schemas/plan.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { planName } from '@/shared/plan-summary.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { plainDay } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { isSamePlan, periodLabels } from '../model/plan-change.ts'

interface DowngradeDialogProps {
  plan: Plan
  subscription: Subscription
  onClose: () => void
}

/** Asks for confirmation before a smaller plan is scheduled for the end of the period. No payment is made. */
export function DowngradeDialog({ plan, subscription, onClose }: DowngradeDialogProps) {
  const [ref] = useState(() => crypto.randomUUID())
  const subscribe = useApiMutation(billing.subscribe, { success: 'Plan change scheduled' })
  // The same plan by another period is told apart by the period.
  const isSame = isSamePlan(subscription, plan)
  const named = (name: string, interval: string | null | undefined) =>
    isSame && interval ? `${name} ${periodLabels(interval).adverb}` : name
  const next = named(plan.name, plan.interval)
  const current = named(planName(subscription), subscription.interval)
  const day = subscription.renewsAt ? plainDay(subscription.renewsAt) : 'the day your period ends'
  const choice = {
    planCode: plan.code as (typeof planCodes)[number],
    interval: plan.interval as (typeof planIntervals)[number],
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={`Change to ${next}?`}
      description={`Your plan changes to ${next} on ${day}. Until then you keep ${current}. You pay nothing now. From ${day} you pay ${formatNaira(plan.priceKobo)} ${periodLabels(plan.interval).per} from your wallet.`}
      confirmLabel="Change plan"
      cancelLabel={`Keep ${current}`}
      busy={subscribe.isPending}
      unavailableReason={useOfflineReason()}
      onConfirm={() =>
        subscribe.mutate({ body: { method: 'checkout', ref, ...choice } }, { onSuccess: onClose, onError: onClose })
      }
      onCancel={onClose}
    />
  )
}
