import { useState } from 'react'
import * as z from 'zod/mini'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { longestCancelNote } from '@/api/contract/limits.ts'
import { cancelReasons, type Gig, gigCancellation } from '@/api/contract/schemas/gig.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { FormDialog } from '@/shared/form/form-dialog.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { activationGate, GateBanner } from '@/shared/gate-banner.tsx'
import { gigLabels, gigTitle } from '@/shared/gig-looks.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { now } from '@/lib/clock.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'
import { formatNaira } from '@/lib/money.ts'
import { sentence } from '@/rules/sentence.ts'
import { type CancelReason, useCancelGig } from '../data/use-cancel-gig.ts'
import { cancelLines, cancelSentence, freeUntilSentence, notifiedSentence } from '../model/cancel-copy.ts'

export interface CancelDialogProps {
  gig: Gig
  open: boolean
  /** What was typed as the note before, and not sent. */
  note: string
  onNote: (note: string) => void
  onClose: () => void
  /** The outcome of the call is unknown; until it is known, the call is not sent again. */
  onOutcomeUnknown: (isUnknown: boolean) => void
}

type CancelForm = { reason: string; note: string }

const options = cancelReasons.map((value) => ({ value, label: gigLabels.cancelReason[value] }))

/** The rules of the contract for what is asked before the PIN. */
const cancelRules = z.object({
  reason: z.pipe(z.string(), gigCancellation.shape.reason),
  note: z.pipe(z.string(), z.nonoptional(gigCancellation.shape.note)),
})

/** What cancelling the Gig costs and refunds, the reason, and the PIN (docs/product/gig-details.md). Give it a `key` for each opening: each is an intent of its own. */
export function CancelDialog({ gig, open, note: typedNote, onNote, onClose, onOutcomeUnknown }: CancelDialogProps) {
  const [initial] = useState<CancelForm>({ reason: '', note: typedNote })
  const [chosen, setChosen] = useState<CancelReason>()
  const form = useAppForm<CancelForm>({
    schema: cancelRules,
    initial,
    order: ['reason', 'note'],
    // Only the PIN sends the call.
    send: async ({ reason, note }) => {
      const chosenReason = findOptionValue(options, reason)
      setChosen(chosenReason && { reason: chosenReason, note })
    },
    readFailure: () => undefined,
  })
  const wallet = useApiQuery(dashboard.getWallet, {}, { enabled: open })
  const { cancellation, confirm, checkStatus } = useCancelGig(gig, onOutcomeUnknown)
  const { workersHired } = gig
  const terms = cancelSentence(cancellation)
  const freeUntil = freeUntilSentence(cancellation, workersHired, now())
  const hasPin = wallet.data?.pinSet !== false

  if (chosen !== undefined) {
    return (
      <PinDialog
        open={open}
        title="Cancel Gig"
        description={`${sentence(gigTitle(gig))} ${terms}`}
        confirmLabel={
          cancellation.refundKobo > 0 ? `Cancel and get back ${formatNaira(cancellation.refundKobo)}` : 'Cancel Gig'
        }
        cancelLabel="Keep Gig"
        pinLock={wallet.data}
        onConfirm={(pin) => confirm(chosen, pin)}
        onCheckStatus={checkStatus}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      form={form}
      open={open}
      title="Cancel this Gig?"
      description={terms}
      size="sm"
      failureTitle="Your Gig was not cancelled"
      submitLabel="Cancel Gig"
      submitDisabled={!hasPin}
      cancelLabel="Keep Gig"
      tone="danger"
      onClose={onClose}
    >
      <MoneyLines gig={gig} />
      {freeUntil !== undefined && <Notice tone={cancellation.feeKobo > 0 ? 'warning' : 'info'}>{freeUntil}</Notice>}
      {workersHired > 0 && <Notice tone="warning">{notifiedSentence(workersHired)}</Notice>}
      {!hasPin && <GateBanner gate={activationGate} />}
      <Fields onNote={onNote} />
    </FormDialog>
  )
}

function Fields({ onNote }: Pick<CancelDialogProps, 'onNote'>) {
  const reason = useAppField<CancelForm, 'reason'>('reason')
  const note = useAppField<CancelForm, 'note'>('note')
  return (
    <>
      <Select
        {...reason}
        label="Reason"
        required
        placeholder="Choose a reason"
        options={options}
        onChange={({ target }) => reason.onChange(target.value)}
      />
      <Textarea
        {...note}
        label="Note"
        description="Stored with the Gig. Workers do not get it."
        optional
        size="sm"
        limit={longestCancelNote}
        onChange={({ target }) => {
          note.onChange(target.value)
          onNote(target.value)
        }}
      />
    </>
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
