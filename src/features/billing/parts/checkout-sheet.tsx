import { useState } from 'react'
import type { Plan } from '@/api/contract/schemas/plan.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { RadioCards } from '@/design-system/components/RadioCards/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { checkWalletFunds } from '@/shared/wallet-funds.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { type PlanPayment, useCheckout } from '../data/use-checkout.ts'
import { payMethodTitles } from '@/shared/payments/pay-method-titles.ts'
import { planEndingText, periodLabels, type PlanChange, renewalText } from '../model/plan-change.ts'

interface CheckoutSheetProps {
  onClose: () => void
  plan: Plan
  change: PlanChange
  wallet: Wallet
  payment: PlanPayment
}

/** Plan, price, period and today's total, and the payment methods (docs/product/billing.md). */
export function CheckoutSheet({ plan, change, wallet, payment, onClose }: CheckoutSheetProps) {
  const present = useNow() ?? now()
  const cover = checkWalletFunds(wallet, plan.priceKobo, present)
  const [method, setMethod] = useState(payment.attempt?.method ?? (cover.isSufficient ? 'wallet' : 'checkout'))
  const [asksPin, setAsksPin] = useState(false)
  const checkout = useCheckout(plan, method, payment, onClose)
  const price = formatNaira(plan.priceKobo)
  const { per, length } = periodLabels(plan.interval)
  const title = `${change === 'upgrade' ? 'Upgrade to' : change === 'renew' ? 'Renew' : 'Subscribe to'} ${plan.name}`
  const ending = planEndingText(wallet.subscription, present)
  const { phase, isPending, isUnknown } = payment

  if (asksPin) {
    return (
      <PinDialog
        open
        title={title}
        description={`Pay ${price} from your wallet for ${length} of ${plan.name}.`}
        confirmLabel={`Pay ${price}`}
        pinLock={wallet}
        onConfirm={checkout.payFromWallet}
        onCheckStatus={payment.lookUp}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      open
      title={title}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" aria-disabled={isPending} onClick={() => !isPending && onClose()}>
            {isUnknown ? 'Close' : 'Cancel'}
          </Button>
          {isUnknown ? (
            <WriteButton loading={isPending} onClick={() => void checkout.payOnPage()}>
              Check status
            </WriteButton>
          ) : (
            <WriteButton
              loading={isPending}
              onClick={() => (method === 'wallet' ? setAsksPin(true) : void checkout.payOnPage())}
            >
              {`Pay ${price}`}
            </WriteButton>
          )}
        </>
      }
    >
      <Stack space={6}>
        {(isUnknown || phase.kind === 'refused') && (
          <Alert tone={isUnknown ? 'warning' : 'danger'} role="alert">
            {phase.kind === 'refused' ? phase.message : outcomeUnknownMessage}
          </Alert>
        )}
        <DescriptionList layout="rows">
          <DescriptionItem term="Plan">{plan.name}</DescriptionItem>
          <DescriptionItem term="Price">{`${price} ${per}`}</DescriptionItem>
          <DescriptionItem term="Period">{`${length} from today`}</DescriptionItem>
          <DescriptionItem term="Total today">
            <strong>
              <Money amount={plan.priceKobo} />
            </strong>
          </DescriptionItem>
        </DescriptionList>
        <Notice>{renewalText(plan)}</Notice>
        {ending !== undefined && <Notice tone="warning">{ending}</Notice>}
        {!isUnknown && (
          <RadioCards
            label="How do you want to pay?"
            reserveMessageSpace={false}
            layout="list"
            value={method}
            onChange={(event) => setMethod(event.target.value === 'wallet' ? 'wallet' : 'checkout')}
            options={[
              {
                value: 'wallet',
                title: payMethodTitles.wallet,
                description: cover.message,
                disabled: !cover.isSufficient,
              },
              { value: 'checkout', title: payMethodTitles.checkout, description: 'Card, bank transfer or USSD' },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  )
}
