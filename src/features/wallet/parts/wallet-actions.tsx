import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { wallet as walletEndpoints } from '@/api/contract/endpoints/wallet.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { OutcomeUnknownNotice } from '@/shared/payments/outcome-unknown-notice.tsx'
import { usePaymentLookUp } from '@/shared/payments/use-payment-flow.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { type MoneyDialog, moneyDialogs, useMoneyDialogs } from '../data/use-money-dialogs.ts'
import { isPaused } from '../model/withdrawal.ts'
import type { FundDialogProps } from './fund-dialog.tsx'
import type { WithdrawDialogProps } from './withdraw-dialog.tsx'

const FundDialog = deferred<FundDialogProps>(
  async () => (await import('./fund-dialog.tsx')).FundDialog,
  () => null,
  ({ open }) => open,
)

const WithdrawDialog = deferred<WithdrawDialogProps>(
  async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog,
  () => null,
  ({ open }) => open,
)

interface WalletActionsProps {
  /** Undefined while it is read. */
  wallet: Wallet | undefined
  /** False: money cannot be moved, and the notice above gives the reason. */
  isOpen: boolean
  /** The address asks for the 'Fund wallet' dialog: it opens as soon as money can be moved. */
  isFundRequested: boolean
  /** The amount that the dialog is asked for with, in kobo. */
  requestedKobo: number | undefined
  /** The requested dialog is closed, or its payment is begun. */
  onFundClosed: () => void
  /** Shows what came of a withdrawal. */
  onWithdrawn: (payment: PaymentTransaction) => void
  /** Opens the details of a payment. */
  onShow: (reference: string) => void
  /** The balances: unknown outcomes are shown above them, the buttons below. */
  children: ReactNode
}

/** Calls with an unknown outcome, by the dialog they were sent from. */
const movements: Readonly<Record<MoneyDialog, string>> = { fund: 'Wallet funding', withdraw: 'Withdrawal' }

/** 'Fund wallet' and 'Withdraw', with their dialogs. While the outcome of a call is unknown, it is looked up and not sent again. */
export function WalletActions({
  wallet,
  isOpen,
  isFundRequested,
  requestedKobo,
  onFundClosed,
  onWithdrawn,
  onShow,
  children,
}: WalletActionsProps) {
  const endFundRequest = () => {
    if (isFundRequested) onFundClosed()
  }
  const { open, openings, flows, show, close } = useMoneyDialogs(endFundRequest)
  const account = useApiQuery(walletEndpoints.getWithdrawalAccount, {})
  const lookUp = usePaymentLookUp('This did not go through. Nothing was withdrawn.')
  const withdrawButton = useRef<HTMLButtonElement>(null)
  const present = useNow() ?? now()
  // Without the fee nobody can say what arrives at the bank.
  const feeKobo = wallet?.limits?.withdrawFeeKobo
  const offers = { fund: useIsOffered(walletEndpoints.fund), withdraw: useIsOffered(walletEndpoints.withdraw) }

  const opensFund = isFundRequested && wallet !== undefined && isOpen && offers.fund
  const openFund = useEffectEvent(() => show('fund'))
  useEffect(() => {
    if (opensFund) openFund()
  }, [opensFund])
  const closeFund = () => {
    close()
    endFundRequest()
  }

  const checkStatus = async (kind: MoneyDialog) => {
    // The same call leads to the same payment page; the dialog sends it.
    if (kind === 'fund') return show(kind)
    const outcome = await flows[kind].check((ref) => lookUp(ref, onWithdrawn))
    if (outcome.kind !== 'refused') return
    show(kind)
    toast.info(outcome.message)
  }

  const paused = account.data && isPaused(account.data, present) ? account.data.pausedUntil : undefined
  return (
    <Stack space={6}>
      {moneyDialogs.map(
        (kind) =>
          open === undefined &&
          flows[kind].isUnknown && (
            <OutcomeUnknownNotice key={kind} title={movements[kind]} onCheck={() => checkStatus(kind)} />
          ),
      )}
      {children}
      <Actions align="start" dock>
        {!(offers.fund && offers.withdraw) && <ContactSupport subject="Moving money" />}
        {offers.withdraw && !flows.withdraw.isUnknown && (
          <WriteButton
            ref={withdrawButton}
            variant="outline"
            tone="primary"
            disabled={!isOpen || !account.data || feeKobo === undefined || paused !== undefined}
            onClick={() => show('withdraw')}
          >
            Withdraw
          </WriteButton>
        )}
        {offers.fund && !flows.fund.isUnknown && (
          <WriteButton variant="active" disabled={!isOpen} onClick={() => show('fund')}>
            Fund wallet
          </WriteButton>
        )}
      </Actions>
      {paused && (
        <Notice tone="warning">
          For your safety withdrawals are paused until <DateTime value={paused} />.
        </Notice>
      )}
      {wallet && (
        <FundDialog
          key={`fund ${openings.fund}`}
          open={open === 'fund'}
          flow={flows.fund}
          initialKobo={isFundRequested ? requestedKobo : undefined}
          onClose={closeFund}
          // Back from the payment page must not ask for the next payment.
          onMade={endFundRequest}
          onShow={onShow}
          wallet={wallet}
        />
      )}
      {wallet && account.data && feeKobo !== undefined && (
        <WithdrawDialog
          key={`withdraw ${openings.withdraw}`}
          open={open === 'withdraw'}
          flow={flows.withdraw}
          lookUp={lookUp}
          onClose={close}
          onWithdrawn={onWithdrawn}
          returnFocusRef={withdrawButton}
          wallet={wallet}
          feeKobo={feeKobo}
          account={account.data}
        />
      )}
    </Stack>
  )
}
