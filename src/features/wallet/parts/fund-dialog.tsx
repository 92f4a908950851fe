import { useRef } from 'react'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { formatNaira } from '@/lib/money.ts'
import { useFundForm } from '../data/use-fund-form.ts'
import type { AmountFlow } from '../data/use-money-dialogs.ts'
import { range, suggestedFundings } from '../model/amount-rules.ts'
import { AmountField } from './amount-field.tsx'
import { UnfinishedFunding } from './unfinished-funding.tsx'

export interface FundDialogProps {
  open: boolean
  flow: AmountFlow
  /** The amount it opens with, in kobo. */
  initialKobo?: number | undefined
  onClose: () => void
  /** The server has the payment. */
  onMade: () => void
  /** Opens the details of a payment that is still being confirmed. */
  onShow: (reference: string) => void
  wallet: Wallet
}

/** Asks for an amount and leads to the payment page. Give it a `key` for each opening. */
export function FundDialog({ open, flow, initialKobo, onClose, onMade, onShow, wallet }: FundDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isUnknown, isLeaving } = flow
  const { form, funding, busy, isEmpty, validKobo } = useFundForm({ flow, wallet, initialKobo, isOpen: open, onMade })
  const limits = wallet.limits && range(wallet.limits, 'fund')
  return (
    <Dialog
      open={open}
      title="Fund wallet"
      size="sm"
      busy={busy}
      closeOnOutsidePress={isEmpty}
      onClose={onClose}
      initialFocusRef={input}
      footer={
        <>
          <Button variant="outline" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {isUnknown ? 'Close' : 'Cancel'}
          </Button>
          {/* The same call with the same reference: the server does it once, and answers where to pay. While it is not known what may still arrive it is
              no disabled one: a browser would take no Enter in the field. */}
          <WriteButton
            type="submit"
            form={form.id}
            disabled={funding.hasFailed}
            loading={busy}
            loadingLabel={isUnknown ? 'Checking' : 'Opening the payment page'}
          >
            {isUnknown ? 'Check status' : validKobo === undefined ? 'Pay' : `Pay ${formatNaira(validKobo)}`}
          </WriteButton>
        </>
      }
    >
      <AppForm form={form} failureTitle="The payment page did not open" guardsLeaving={false}>
        <Stack space={3}>
          {isUnknown ? (
            <Alert tone="warning" role="alert">
              {outcomeUnknownMessage}
            </Alert>
          ) : (
            !isLeaving && <UnfinishedFunding funding={funding} onShow={onShow} onClose={onClose} />
          )}
          <AmountField
            ref={input}
            description={limits && `From ${formatNaira(limits[0])} to ${formatNaira(limits[1])}`}
            readOnly={busy || isUnknown}
            suggestions={suggestedFundings(wallet)}
          />
          {/* Below words that say nobody knows what came of it, they would ask for a second payment. */}
          {!isUnknown && (
            // Small enough for one line on a phone also with the largest amount, so that the dialog keeps its height.
            <Text size="caption" tone="muted">
              {validKobo === undefined
                ? 'You will pay on the payment page.'
                : `You will pay ${formatNaira(validKobo)} on the payment page.`}
            </Text>
          )}
        </Stack>
      </AppForm>
    </Dialog>
  )
}
