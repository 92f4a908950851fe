import { useRef, useState } from 'react'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { RadioCards } from '@/design-system/components/RadioCards/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { activationGate, GateBanner } from '@/shared/gate-banner.tsx'
import { payMethodTitles } from '@/shared/payments/pay-method-titles.ts'
import { RetryAlert } from '@/shared/retry-alert.tsx'
import { useReturningLink } from '@/shared/return-to.ts'
import { checkWalletFunds } from '@/shared/wallet-funds.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { usePostReadiness } from '../data/use-post-readiness.ts'
import type { usePostGig } from '../data/use-post-gig.ts'
import type { Quote } from '../data/use-quote.ts'
import type { PayMethod } from '../model/payment-intent.ts'
import { StepActions, type StepActionsProps } from './step-actions.tsx'

interface HowToPayProps {
  quote: Quote
  posting: ReturnType<typeof usePostGig>
  /** Payments were read, and none is pending. */
  isPaymentStatusLoaded: boolean
  /** This Gig waits for its payment. */
  isReserved: boolean
  /** The payment method that is chosen at first, if it can be used; by default the wallet. */
  lastMethod?: PayMethod | undefined
  /** The other button beside the main one, and where they stand. */
  actions: Pick<StepActionsProps, 'onBack' | 'backLabel' | 'dock'>
}

/** The unmet precondition (docs/product/rules.md#gates), or the payment methods. */
export function HowToPay({ isReserved, ...form }: HowToPayProps) {
  const readiness = usePostReadiness(isReserved)
  const returning = useReturningLink()
  if (readiness.state === 'loading') return <SkeletonText lines={3} />
  if (readiness.state === 'failed') {
    return (
      <RetryAlert role="alert" isTrying={readiness.isReading} onRetry={readiness.retry}>
        Failed to load your wallet. You can pay as soon as it is read.
      </RetryAlert>
    )
  }
  const { gate, wallet } = readiness
  if (gate === undefined) {
    return <PayForm {...form} wallet={wallet} />
  }
  return (
    <Stack space={4}>
      <GateBanner gate={gate} linked={false} />
      <StepActions {...form.actions}>
        <ButtonLink variant="active" href={returning(gate.href)} fullWidth={form.actions.onBack === undefined}>
          {gate.link}
        </ButtonLink>
      </StepActions>
    </Stack>
  )
}

interface PayFormProps extends Omit<HowToPayProps, 'isReserved'> {
  wallet: Wallet
}

function PayForm({ quote, posting, isPaymentStatusLoaded, wallet, lastMethod, actions }: PayFormProps) {
  const hasWallet = useIsOffered(gigs.payFromWallet)
  const [chosen, setChosen] = useState(lastMethod)
  const { isBusy } = posting
  const returning = useReturningLink()
  const totalKobo = quote.data?.totalKobo
  const cover = checkWalletFunds(
    { ...wallet, availableKobo: wallet.availableKobo ?? quote.data?.walletAvailableKobo ?? 0 },
    totalKobo ?? 0,
    useNow() ?? now(),
  )
  const mayUseWallet = hasWallet && cover.isSufficient
  const method = chosen === 'wallet' && !mayUseWallet ? 'checkout' : (chosen ?? (mayUseWallet ? 'wallet' : 'checkout'))
  const choice = useRef<HTMLDivElement>(null)
  // The choice is far above the docked button on a phone.
  const showChoice = () => {
    choice.current?.scrollIntoView({ block: 'center' })
    choice.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
  const isFree = totalKobo === 0
  const isWaiting = quote.isUpdating || !isPaymentStatusLoaded
  const label = totalKobo === undefined ? 'Pay' : isFree ? 'Post Gig' : `Pay ${formatNaira(totalKobo)}`
  return (
    <Stack space={4}>
      {!isFree && (
        <Stack space={2} ref={choice}>
          <RadioCards
            label="How do you want to pay?"
            layout="list"
            value={method}
            disabled={isBusy}
            onChange={({ target }) => setChosen(target.value === 'wallet' ? 'wallet' : 'checkout')}
            options={[
              ...(hasWallet
                ? [
                    {
                      value: 'wallet',
                      title: payMethodTitles.wallet,
                      description: cover.message,
                      disabled: !cover.isSufficient,
                    },
                  ]
                : []),
              { value: 'checkout', title: payMethodTitles.checkout, description: 'Card, bank transfer or USSD' },
            ]}
          />
          {wallet.status === 'not_activated' && (
            <Text tone="muted" size="caption">
              {`${activationGate.text} `}
              <Link href={returning(activationGate.href)}>{activationGate.link}</Link>
            </Text>
          )}
        </Stack>
      )}
      <StepActions
        {...actions}
        summary={
          isFree ? undefined : (
            <Spread align="center" space={3}>
              <Text size="label">{payMethodTitles[method]}</Text>
              <Button variant="ghost" size="sm" flush="end" onClick={showChoice}>
                Change payment method
              </Button>
            </Spread>
          )
        }
      >
        <WriteButton
          fullWidth={actions.onBack === undefined}
          disabled={quote.isRequestable && totalKobo === undefined}
          aria-disabled={isWaiting}
          loading={isBusy}
          loadingLabel="Posting your Gig"
          onClick={() => !isWaiting && void posting.post(method)}
        >
          {label}
        </WriteButton>
      </StepActions>
    </Stack>
  )
}
