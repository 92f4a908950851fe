import { type ReactNode, useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useOffered } from '@/api/client/offers.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { RadioCards } from '@/design-system/components/RadioCards/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { activationGate, GateBanner } from '@/domain/gate-banner.tsx'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { gigPaths } from '@/domain/gig-paths.ts'
import { PinDialog } from '@/domain/pin-dialog/pin-dialog.tsx'
import { useSharedDialogs } from '@/domain/shared-dialogs.ts'
import { UnsureNotice } from '@/domain/unsure-notice.tsx'
import { walletCover } from '@/domain/wallet-cover.ts'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { UncheckedPayment, UnfinishedPayment } from '../../pay/payment-notices.tsx'
import { useUnfinishedGigPayment } from '../../pay/use-unfinished-gig-payment.ts'
import type { GigDraftState } from '../data/use-gig-draft.ts'
import type { GigPayment } from '../data/use-gig-payment.ts'
import type { usePostGig } from '../data/use-post-gig.ts'
import { usePostReadiness } from '../data/use-post-gate.ts'
import type { Quote } from '../data/use-quote.ts'
import { refundRule } from '../model/cost-words.ts'
import type { PayMethod } from '../model/payment-intent.ts'
import { PriceLines } from './cost.tsx'
import { PaidNotice, PostProblemNotice } from './post-notices.tsx'

interface PayBoxProps {
  draft: GigDraftState
  quote: Quote
  posting: ReturnType<typeof usePostGig>
  /** Leads to the step before, beside the main button. */
  onBack?: (() => void) | undefined
}

/** What the Gig costs, what comes back when it is called off, and how it is paid (product pages, 5.7). */
export function PayBox({ draft, quote, posting, onBack }: PayBoxProps) {
  const { payment, problem } = posting
  const { gig } = draft
  const isPosted = gig?.status === 'pending_payment'
  const unfinished = useUnfinishedGigPayment(isPosted ? gig.id : undefined)
  const rule = refundRule(quote.data?.cancellation, now())
  const isBlocked = unfinished.payment !== undefined || unfinished.paid !== undefined || unfinished.hasFailed || payment.unsure !== undefined
  return (
    <Stack space={6}>
      <Card as="section" aria-label="Price">
        <Stack space={4}>
          <Heading level={3}>Price</Heading>
          {quote.updated && (
            <Alert tone="warning" role="alert" title="The price has been updated.">
              {`It was ${formatNaira(quote.updated.from)}, now it is ${formatNaira(quote.updated.to)}. Nothing was paid.`}
            </Alert>
          )}
          {!quote.isAsked ? (
            <Text tone="muted">Add sessions, pay and workers to see the cost.</Text>
          ) : quote.data !== undefined ? (
            <PriceLines price={quote.data} />
          ) : quote.error === null ? (
            <SkeletonText lines={4} />
          ) : (
            <Alert
              tone="warning"
              role="alert"
              action={
                <Button size="sm" variant="outline" tone="neutral" loading={quote.isUpdating} onClick={quote.retry}>
                  Try again
                </Button>
              }
            >
              The cost could not be worked out. You can pay as soon as it is known.
            </Alert>
          )}
          {typeof quote.data?.workerNetKobo === 'number' && <Text weight="medium">{`Each worker receives ${formatNaira(quote.data.workerNetKobo)}`}</Text>}
          {rule !== undefined && (
            <Text tone="muted" size="caption">
              {rule}
            </Text>
          )}
        </Stack>
      </Card>
      {problem && <PostProblemNotice problem={problem} gigId={gig?.id} />}
      {isPosted && unfinished.payment === undefined && unfinished.paid === undefined && (
        <Alert
          tone="info"
          role="status"
          title="Your Gig is saved and waits for its payment"
          action={
            <ButtonLink size="sm" variant="outline" tone="neutral" href={gigPaths.details(gig.id)}>
              View Gig
            </ButtonLink>
          }
        >
          Workers see it as soon as it is paid. You can pay now or later.
        </Alert>
      )}
      {unfinished.payment && <UnfinishedPayment payment={unfinished.payment} />}
      {unfinished.paid && gig && <PaidNotice gigId={gig.id} />}
      {unfinished.hasFailed && <UncheckedPayment isReading={unfinished.isReading} onRead={unfinished.read} />}
      {payment.unsure && <UnsureNotice title="Payment for this Gig" onCheck={() => (payment.unsure === undefined ? Promise.resolve() : payment.checkStatus(payment.unsure))} />}
      {!isBlocked && <HowToPay quote={quote} posting={posting} isReserved={isPosted} isKnown={!isPosted || (unfinished.isKnown && !unfinished.isReading)} onBack={onBack} />}
      <WalletPin payment={payment} />
    </Stack>
  )
}

/** Asks for the PIN of a payment from the wallet. It outlives the ways to pay, which go away while a payment's end is not known. */
function WalletPin({ payment }: { payment: GigPayment }) {
  const { startForgotPin } = useSharedDialogs()
  const wallet = useApiQuery(dashboard.getWallet, {})
  const { pin } = payment
  if (pin === undefined) return null
  const total = formatNaira(pin.totalKobo)
  return (
    <PinDialog
      open
      title="Pay for this Gig"
      description={`Pay ${total} from your wallet for this Gig.`}
      confirmLabel={`Pay ${total}`}
      lockedUntil={wallet.data?.pinLockedUntil}
      onConfirm={(digits) => payment.payFromWallet(pin, digits)}
      onCheckStatus={payment.lookUp}
      onForgotPin={() => {
        payment.closePin()
        startForgotPin()
      }}
      onClose={payment.closePin}
    />
  )
}

interface HowToPayProps extends Pick<PayBoxProps, 'quote' | 'posting' | 'onBack'> {
  /** It is known that no payment is on its way. */
  isKnown: boolean
  /** This Gig waits for its payment. */
  isReserved: boolean
}

/** The gates of product pages, 1.6, or the ways to pay. */
function HowToPay({ quote, posting, isKnown, isReserved, onBack }: HowToPayProps) {
  const readiness = usePostReadiness(isReserved)
  const back = onBack && (
    <Hidden below="tablet">
      <Button variant="outline" tone="neutral" onClick={onBack}>
        Back
      </Button>
    </Hidden>
  )
  if (readiness.state === 'loading') return <SkeletonText lines={3} />
  if (readiness.state === 'failed') {
    return (
      <Alert
        tone="warning"
        role="alert"
        action={
          <Button size="sm" variant="outline" tone="neutral" loading={readiness.isReading} onClick={readiness.retry}>
            Try again
          </Button>
        }
      >
        Failed to load your wallet. You can pay as soon as it is read.
      </Alert>
    )
  }
  const { gate, wallet } = readiness
  if (gate === undefined) return <PayForm quote={quote} posting={posting} isKnown={isKnown} wallet={wallet} back={back} />
  return (
    <Stack space={4}>
      <GateBanner gate={gate} />
      <Actions dock align="between">
        {back}
        <ButtonLink variant="active" href={gate.href}>
          {gate.link}
        </ButtonLink>
      </Actions>
    </Stack>
  )
}

interface PayFormProps extends Pick<HowToPayProps, 'quote' | 'posting' | 'isKnown'> {
  wallet: Wallet
  back: ReactNode
}

function PayForm({ quote, posting, isKnown, wallet, back }: PayFormProps) {
  const hasWallet = useOffered(gigs.payFromWallet)
  const [chosen, setChosen] = useState<PayMethod>()
  const { isBusy } = posting
  const totalKobo = quote.data?.totalKobo
  const cover = walletCover({ ...wallet, availableKobo: wallet.availableKobo ?? quote.data?.walletAvailableKobo ?? 0 }, totalKobo ?? 0, useNow() ?? now())
  const mayUseWallet = hasWallet && cover.covers
  const method = chosen === 'wallet' && !mayUseWallet ? 'checkout' : (chosen ?? (mayUseWallet ? 'wallet' : 'checkout'))
  const isFree = totalKobo === 0
  const isWaiting = quote.isUpdating || !isKnown
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
              ...(hasWallet ? [{ value: 'wallet', title: 'Pay from wallet', description: cover.words, disabled: !cover.covers }] : []),
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
      <Actions dock align="between">
        {back}
        <Button disabled={quote.isAsked && totalKobo === undefined} aria-disabled={isWaiting} loading={isBusy} loadingLabel="Posting your Gig" onClick={() => !isWaiting && void posting.post(method)}>
          {label}
        </Button>
      </Actions>
    </Stack>
  )
}
