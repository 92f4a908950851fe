import { useState } from 'react'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { RadioCards } from '@/design-system/components/RadioCards/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { activationGate, GateBanner } from '@/domain/gate-banner.tsx'
import { RetryAlert } from '@/domain/retry-alert.tsx'
import { checkWalletFunds } from '@/domain/wallet-funds.ts'
import { WriteButton } from '@/domain/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { usePostReadiness } from '../data/use-post-gate.ts'
import type { usePostGig } from '../data/use-post-gig.ts'
import type { Quote } from '../data/use-quote.ts'
import type { PayMethod } from '../model/payment-intent.ts'
import { StepActions } from './step-actions.tsx'

interface HowToPayProps {
  quote: Quote
  posting: ReturnType<typeof usePostGig>
  /** Payments were read, and none is pending. */
  isPaymentStatusLoaded: boolean
  /** This Gig waits for its payment. */
  isReserved: boolean
  onBack: (() => void) | undefined
}

/** The unmet precondition (docs/product/rules.md#gates), or the payment methods. */
export function HowToPay({ quote, posting, isPaymentStatusLoaded, isReserved, onBack }: HowToPayProps) {
  const readiness = usePostReadiness(isReserved)
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
    return (
      <PayForm
        quote={quote}
        posting={posting}
        isPaymentStatusLoaded={isPaymentStatusLoaded}
        wallet={wallet}
        onBack={onBack}
      />
    )
  }
  return (
    <Stack space={4}>
      <GateBanner gate={gate} linked={false} />
      <StepActions onBack={onBack}>
        <ButtonLink variant="active" href={gate.href} fullWidth={onBack === undefined}>
          {gate.link}
        </ButtonLink>
      </StepActions>
    </Stack>
  )
}

interface PayFormProps extends Pick<HowToPayProps, 'quote' | 'posting' | 'isPaymentStatusLoaded' | 'onBack'> {
  wallet: Wallet
}

function PayForm({ quote, posting, isPaymentStatusLoaded, wallet, onBack }: PayFormProps) {
  const hasWallet = useIsOffered(gigs.payFromWallet)
  const [chosen, setChosen] = useState<PayMethod>()
  const { isBusy } = posting
  const totalKobo = quote.data?.totalKobo
  const cover = checkWalletFunds(
    { ...wallet, availableKobo: wallet.availableKobo ?? quote.data?.walletAvailableKobo ?? 0 },
    totalKobo ?? 0,
    useNow() ?? now(),
  )
  const mayUseWallet = hasWallet && cover.isSufficient
  const method = chosen === 'wallet' && !mayUseWallet ? 'checkout' : (chosen ?? (mayUseWallet ? 'wallet' : 'checkout'))
  const isFree = totalKobo === 0
  const isWaiting = quote.isUpdating || !isPaymentStatusLoaded
  const label = totalKobo === undefined ? 'Pay' : isFree ? 'Post Gig' : `Pay ${formatNaira(totalKobo)}`
  return (
    <Stack space={4}>
      {!isFree && (
        <Stack space={2}>
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
                      title: 'Pay from wallet',
                      description: cover.message,
                      disabled: !cover.isSufficient,
                    },
                  ]
                : []),
              { value: 'checkout', title: 'Pay on the payment page', description: 'Card, bank transfer or USSD' },
            ]}
          />
          {wallet.status === 'not_activated' && (
            <Text tone="muted" size="caption">
              {`${activationGate.text} `}
              <Link href={activationGate.href}>{activationGate.link}</Link>
            </Text>
          )}
        </Stack>
      )}
      <StepActions onBack={onBack}>
        <WriteButton
          fullWidth={onBack === undefined}
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
