import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { now } from '@/lib/clock.ts'
import type { GigDraftState } from '../data/use-gig-draft.ts'
import type { usePostGig } from '../data/use-post-gig.ts'
import type { Quote } from '../data/use-quote.ts'
import { refundRule } from '../model/cost-copy.ts'
import { PriceFailed, PriceLines, WorkerNet } from './cost.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { type GigPaying, PayNotices } from './post-notices.tsx'
import { StepActions } from './step-actions.tsx'
import { WalletPin } from './wallet-pin.tsx'

interface PayBoxProps {
  draft: GigDraftState
  quote: Quote
  posting: ReturnType<typeof usePostGig>
  /** The read of a pending payment for this Gig; the page reports it above the form. */
  paying: GigPaying
  /** The link to the previous step, beside the main button. */
  onBack?: (() => void) | undefined
}

/** The price of the Gig, the refund when it is cancelled, and the payment methods (docs/product/post-gig.md). */
export function PayBox({ draft: { gig }, quote, posting, paying, onBack }: PayBoxProps) {
  const { payment } = posting
  const isPosted = gig?.status === 'pending_payment'
  const isPaying = paying.payment !== undefined || paying.paid !== undefined
  const isBlocked = isPaying || paying.hasFailed || payment.unconfirmed !== undefined
  return (
    <Stack space={6}>
      <PriceCard quote={quote} />
      <PayNotices quote={quote} posting={posting} paying={paying} gigId={gig?.id} isWaiting={isPosted && !isPaying} />
      {isPaying && gig && (
        <StepActions onBack={onBack}>
          <ButtonLink
            variant="active"
            fullWidth={onBack === undefined}
            href={paying.payment ? paths.postGigTransactionStatus(paying.payment.reference) : gigPaths.details(gig.id)}
          >
            {paying.payment ? 'Check status' : 'View Gig'}
          </ButtonLink>
        </StepActions>
      )}
      {!isBlocked && (
        <HowToPay
          quote={quote}
          posting={posting}
          isReserved={isPosted}
          isPaymentStatusLoaded={!isPosted || paying.isLoaded}
          actions={{ onBack }}
        />
      )}
      <WalletPin posting={posting} />
    </Stack>
  )
}

function PriceCard({ quote }: { quote: Quote }) {
  const rule = refundRule(quote.data?.cancellation, now())
  return (
    <Card as="section" aria-label="Price">
      <Stack space={4}>
        <Heading level={3}>Price</Heading>
        {!quote.isRequestable ? (
          <Text tone="muted">The cost is shown once sessions, pay and workers are given.</Text>
        ) : quote.data !== undefined ? (
          <PriceLines price={quote.data} />
        ) : quote.error === null ? (
          <SkeletonText lines={4} />
        ) : (
          <PriceFailed quote={quote} />
        )}
        {quote.data !== undefined && <WorkerNet price={quote.data} />}
        {rule !== undefined && (
          <Text tone="muted" size="caption">
            {rule}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
