import { useEffect, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useRead } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { UnfinishedPayment } from '@/shared/payments/unfinished-payment.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { ReadFailedAlert } from '@/shared/query-view/read-failed-alert.tsx'
import { useFirstData, useUpToDate } from '@/shared/query-view/use-form-read.ts'
import { useUnfinishedGigPayment } from './pay/use-unfinished-gig-payment.ts'
import { useGigDraft } from './post/data/use-gig-draft.ts'
import { usePostGig } from './post/data/use-post-gig.ts'
import { useQuote } from './post/data/use-quote.ts'
import { formOf, isUnpaid } from './post/model/gig-form.ts'
import type { PayMethod } from './post/model/payment-intent.ts'
import { PriceFailed } from './post/parts/cost.tsx'
import { HowToPay } from './post/parts/how-to-pay.tsx'
import { PayNotices } from './post/parts/post-notices.tsx'
import { WalletPin } from './post/parts/wallet-pin.tsx'

interface PayGigDialogProps {
  gigId: string
  /** Why the last payment did not succeed. */
  reason: string
  /** The payment method of the last attempt. */
  lastMethod: PayMethod
  onClose: () => void
}

/** Pays again for a Gig whose last payment did not succeed, on the page that says so (docs/product/payment-status.md). */
export function PayGigDialog({ gigId, reason, lastMethod, onClose }: PayGigDialogProps) {
  const api = useApi()
  // The Gig may have been paid or changed since it was read.
  const query = useFirstData(
    useUpToDate(useRead({ ...queryFor(api, gigs.get, { params: { id: gigId } }), refetchOnMount: 'always' })),
  )
  const isPayable = query.data !== undefined && isUnpaid(query.data)
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open
      title="Finish paying for this Gig"
      description={isPayable ? `${reason} Your Gig is saved, nothing was posted.` : reason}
      busy={isBusy}
      onClose={onClose}
    >
      <QueryView
        query={query}
        things="the Gig"
        skeleton={<SkeletonText lines={6} />}
        failure={
          <ReadFailedAlert role="alert" query={query}>
            Failed to load the Gig. You can pay as soon as it is read.
          </ReadFailedAlert>
        }
      >
        {(gig) =>
          isUnpaid(gig) ? (
            <PayUnpaidGig gig={gig} lastMethod={lastMethod} onBusy={setBusy} onClose={onClose} />
          ) : (
            <NothingToPay gigId={gigId} />
          )
        }
      </QueryView>
    </Dialog>
  )
}

function NothingToPay({ gigId }: Pick<PayGigDialogProps, 'gigId'>) {
  return (
    <Alert
      title="This Gig does not wait for a payment"
      action={
        <ButtonLink size="sm" variant="outline" href={gigPaths.details(gigId)}>
          View Gig
        </ButtonLink>
      }
    >
      There is nothing to pay for it now.
    </Alert>
  )
}

interface PayUnpaidGigProps extends Pick<PayGigDialogProps, 'lastMethod' | 'onClose'> {
  gig: Gig
  /** Told whether a call is under way, during which the dialog stays open. */
  onBusy: (isBusy: boolean) => void
}

/** The choice of the payment method, and the PIN. The price is asked again: the last one may have expired. */
function PayUnpaidGig({ gig, lastMethod, onBusy, onClose }: PayUnpaidGigProps) {
  const [start] = useState(() => ({
    subject: `gig-${gig.id}` as const,
    form: formOf(gig),
    ref: crypto.randomUUID(),
    gig,
  }))
  const [isIncomplete, setIncomplete] = useState(false)
  const draft = useGigDraft(start, 'review', () => undefined)
  const quote = useQuote(draft.values, gig.payment.totalKobo)
  const posting = usePostGig(draft, quote, () => setIncomplete(true))
  const paying = useUnfinishedGigPayment(gig.id)
  const { isBusy } = posting
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  const isBlocked =
    isIncomplete ||
    paying.payment !== undefined ||
    paying.paid !== undefined ||
    paying.hasFailed ||
    posting.payment.unconfirmed !== undefined
  return (
    <Stack space={4}>
      <Text weight="medium">
        <bdi>{gigTitle(gig)}</bdi>
      </Text>
      {paying.payment && (
        <UnfinishedPayment
          payment={paying.payment}
          name={`Reference ${paying.payment.reference}`}
          href={paths.postGigTransactionStatus(paying.payment.reference)}
        />
      )}
      <PayNotices quote={quote} posting={posting} paying={paying} gigId={gig.id} isWaiting={false} />
      {quote.data === undefined && quote.error !== null && <PriceFailed quote={quote} />}
      {isIncomplete && (
        <Alert
          tone="warning"
          role="alert"
          title="This Gig needs a change before it can be paid"
          action={
            <ButtonLink size="sm" variant="outline" href={gigPaths.form(gig.id, 'review')}>
              Change the Gig
            </ButtonLink>
          }
        >
          A date or a field of it is not valid any more.
        </Alert>
      )}
      {!isBlocked && (
        <HowToPay
          quote={quote}
          posting={posting}
          isReserved={gig.status === 'pending_payment'}
          isPaymentStatusLoaded={paying.isLoaded}
          lastMethod={lastMethod}
          actions={{ onBack: onClose, backLabel: 'Not now', dock: false }}
        />
      )}
      <WalletPin posting={posting} />
    </Stack>
  )
}
