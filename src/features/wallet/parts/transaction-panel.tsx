import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ResumePaymentAlert } from '@/shared/payments/resume-payment-alert.tsx'
import { usePaymentPolling } from '@/shared/payments/payment-polling.ts'
import { continuation } from '@/shared/payments/use-unfinished-payments.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { ReceiptButton } from '@/shared/receipt/receipt-button.tsx'
import { useSharedDialogs } from '@/shared/shared-dialogs.ts'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { needsPolling, isFinal } from '@/shared/transaction-status.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { useCachePayment } from '../data/use-cache-payment.ts'
import { paymentOutcome } from '../model/payment-outcome.ts'
import { problemTicket } from '../model/problem-ticket.ts'
import { CheckAgain } from './check-again.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { TransactionDetails } from './transaction-details.tsx'

export interface TransactionPanelProps {
  /** Id or reference of the payment; undefined while the panel is closed. */
  idOrReference: string | undefined
  /** Id of the payment that was just made: its outcome is shown in place of its details. */
  outcomeId: string | undefined
  onShowDetails: () => void
  /** Opens 'Fund wallet' with an amount. */
  onFund: (amountKobo: number) => void
  onClose: () => void
  /** Where the focus goes on closing: the row of the payment. */
  returnFocusRef: RefObject<HTMLElement | null>
  /** The pending payment has become final, on this page or elsewhere. Called with each final payment that is shown. */
  onFinal: (transaction: PaymentTransaction) => void
  listHref: string
}

/** One payment beside the list. While it is not final, it is read again at an interval (docs/product/rules.md#money-movement). */
export function TransactionPanel({
  idOrReference,
  outcomeId,
  onShowDetails,
  onFund,
  onClose,
  returnFocusRef,
  onFinal,
  listHref,
}: TransactionPanelProps) {
  // The closing panel keeps its content during the animation.
  const [lastShown, setLastShown] = useState({ key: idOrReference, id: idOrReference, outcomeId })
  const hasChanged = idOrReference !== lastShown.id || outcomeId !== lastShown.outcomeId
  if (idOrReference !== undefined && hasChanged) {
    // The id that takes the place of a funding's reference is of the same payment: its buttons must not be replaced while they are pressed.
    const isSame = idOrReference === lastShown.id || idOrReference === outcomeId
    setLastShown({ key: isSame ? lastShown.key : idOrReference, id: idOrReference, outcomeId })
  }
  return (
    <Drawer title="Transaction" open={idOrReference !== undefined} onClose={onClose} returnFocusRef={returnFocusRef}>
      {lastShown.id !== undefined && (
        <Content
          key={lastShown.key}
          id={lastShown.id}
          isOpen={idOrReference !== undefined}
          outcomeId={lastShown.outcomeId}
          onShowDetails={onShowDetails}
          onFund={onFund}
          onClose={onClose}
          onFinal={onFinal}
          listHref={listHref}
        />
      )}
    </Drawer>
  )
}

interface ContentProps extends Pick<
  TransactionPanelProps,
  'outcomeId' | 'onShowDetails' | 'onFund' | 'onClose' | 'onFinal' | 'listHref'
> {
  id: string
  isOpen: boolean
}

function Content({ id, isOpen, outcomeId, onShowDetails, onFund, onClose, onFinal, listHref }: ContentProps) {
  const cachePayment = useCachePayment()
  const query = useApiQuery(payments.get, { params: { id } }, { enabled: isOpen })
  const business = useApiQuery(company.getCompanyProfile, {})
  const { openSupportTicket } = useSharedDialogs()
  const canCheck = useIsOffered(payments.verify)
  const canFund = useIsOffered(wallet.fund)
  const transaction = query.data
  const isOver = transaction !== undefined && isFinal(transaction)
  const isWaiting = transaction !== undefined && needsPolling(transaction)
  usePaymentPolling({
    enabled: isOpen && isWaiting,
    pollKey: id,
    onRead: () => void query.refetch({ cancelRefetch: false }),
  })

  const reportFinal = useEffectEvent(() => {
    if (transaction === undefined) return
    // The address then has its id in place of the reference, and the panel must not become empty for another read.
    cachePayment(transaction)
    onFinal(transaction)
  })
  useEffect(() => {
    if (isOver && isOpen) reportFinal()
  }, [isOver, isOpen])

  return (
    <QueryView
      query={query}
      things="the transaction"
      skeleton={<SkeletonText lines={8} />}
      missing={
        <ErrorState title="Transaction not found" action={<Link href={listHref}>Go to transactions</Link>}>
          It may belong to another account.
        </ErrorState>
      }
    >
      {(transaction) => {
        const goOn = continuation(transaction)
        const outcome = transaction.id === outcomeId ? paymentOutcome(transaction) : undefined
        return outcome ? (
          <PaymentOutcome
            transaction={transaction}
            outcome={outcome}
            onShowDetails={onShowDetails}
            onFund={canFund ? onFund : undefined}
            onClose={onClose}
          />
        ) : (
          <Stack space={6}>
            <TransactionDetails transaction={transaction} />
            {goOn && <ResumePaymentAlert payment={`Reference ${transaction.reference}`} onContinue={goOn} />}
            <Stack space={2}>
              {isWaiting && !canCheck && (
                <ContactSupport fullWidth subject={`Payment ${transaction.reference} is not confirmed`} />
              )}
              {isWaiting && canCheck && <CheckAgain payment={transaction} />}
              <ReceiptButton fullWidth transaction={transaction} business={business} />
              <WriteButton
                fullWidth
                variant="ghost"
                tone="neutral"
                onClick={() => openSupportTicket(problemTicket(transaction))}
              >
                Report a problem
              </WriteButton>
            </Stack>
          </Stack>
        )
      }}
    </QueryView>
  )
}
