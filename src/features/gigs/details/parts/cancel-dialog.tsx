import { useId, useRef, useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { type cancelReasons, type Gig, gigCancellation } from '@/api/contract/schemas/gig.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { activationGate, GateBanner } from '@/domain/gate-banner.tsx'
import { gigLabels, gigTitle } from '@/domain/gig-looks.ts'
import { PinDialog } from '@/domain/pin-dialog/pin-dialog.tsx'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { useCancelGig } from '../data/use-cancel-gig.ts'
import { cancelLines, cancelSentence, freeUntilSentence, notifiedSentence } from '../model/cancel-copy.ts'

export interface CancelDialogProps {
  gig: Gig
  open: boolean
  onClose: () => void
  /** The outcome of the call is unknown; until it is known, the call is not sent again. */
  onOutcomeUnknown: (isUnknown: boolean) => void
  onForgotPin: () => void
}

type Reason = (typeof cancelReasons)[number]

const options = Object.entries(gigLabels.cancelReason).map(([value, label]) => ({ value, label }))
const noteLimit = 500

/** Fills the fields that are asked later, while reason and note are validated. */
const confirmed = { pin: '0000', ref: '00000000-0000-4000-8000-000000000000' }

const messageOf = (result: ReturnType<typeof gigCancellation.safeParse>, field: string) =>
  result.error?.issues.find(({ path }) => path[0] === field)?.message

/** What cancelling the Gig costs and refunds, the reason, and the PIN (docs/product/gig-details.md). Give it a `key` for each opening: each is an intent of its own. */
export function CancelDialog({ gig, open, onClose, onOutcomeUnknown, onForgotPin }: CancelDialogProps) {
  const formId = useId()
  const keepButton = useRef<HTMLButtonElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [asksPin, setAsksPin] = useState(false)
  const wallet = useApiQuery(dashboard.getWallet, {}, { enabled: open })
  const { confirm, checkStatus } = useCancelGig(gig, onOutcomeUnknown)
  const { cancellation, workersHired } = gig
  const sentence = cancelSentence(cancellation)
  const freeUntil = freeUntilSentence(cancellation, workersHired, now())
  const result = gigCancellation.safeParse({ reason, note, ...confirmed })
  const messages = { reason: isChecked ? messageOf(result, 'reason') : undefined, note: messageOf(result, 'note') }
  const hasPin = wallet.data?.pinSet !== false

  if (asksPin && reason !== '') {
    return (
      <PinDialog
        open={open}
        title="Cancel Gig"
        description={`${gigTitle(gig)}. ${sentence}`}
        confirmLabel={
          cancellation.refundKobo > 0 ? `Cancel and get back ${formatNaira(cancellation.refundKobo)}` : 'Cancel Gig'
        }
        cancelLabel="Keep Gig"
        lockedUntil={wallet.data?.pinLockedUntil}
        onConfirm={(pin) => confirm({ reason, note }, pin)}
        onCheckStatus={checkStatus}
        onForgotPin={() => {
          onClose()
          onForgotPin()
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      open={open}
      title="Cancel this Gig?"
      description={sentence}
      size="sm"
      onClose={onClose}
      closeOnOutsidePress={reason === '' && note === ''}
      initialFocusRef={keepButton}
      footer={
        <>
          <Button ref={keepButton} variant="outline" tone="neutral" onClick={onClose}>
            Keep Gig
          </Button>
          <Button tone="danger" type="submit" form={formId} disabled={!hasPin}>
            Cancel Gig
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (messageOf(result, 'reason') !== undefined) select.current?.focus()
          else if (messages.note === undefined) setAsksPin(true)
        }}
      >
        <Stack space={4}>
          <MoneyLines gig={gig} />
          {freeUntil !== undefined && <Notice tone={cancellation.feeKobo > 0 ? 'warning' : 'info'}>{freeUntil}</Notice>}
          {workersHired > 0 && <Notice tone="warning">{notifiedSentence(workersHired)}</Notice>}
          {!hasPin && <GateBanner gate={activationGate} />}
          <Select
            ref={select}
            label="Reason"
            required
            placeholder="Choose a reason"
            options={options}
            value={reason}
            message={messages.reason}
            onChange={({ target }) => setReason(target.value as Reason)}
          />
          <Textarea
            label="Note"
            size="sm"
            limit={noteLimit}
            value={note}
            message={messages.note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** What was paid, what is kept and what comes back; the first amount is the sum of the others. */
function MoneyLines({ gig }: { gig: Gig }) {
  const lines = cancelLines(gig)
  if (lines.length === 0) return null
  return (
    <Stack as="dl" space={2}>
      {lines.map(({ label, kobo }, index) => {
        const weight = index === lines.length - 1 ? 'semibold' : 'regular'
        return (
          <Spread key={label} align="baseline">
            <Text as="dt" weight={weight}>
              {label}
            </Text>
            <Text as="dd" weight={weight} tabular>
              <Money amount={kobo} />
            </Text>
          </Spread>
        )
      })}
    </Stack>
  )
}
