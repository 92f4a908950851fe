import { useState } from 'react'
import * as z from 'zod/mini'
import { longestNoteToWorker } from '@/api/contract/limits.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { hireCancellation, type WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useAppField } from '../form/use-app-field.ts'
import { onceOnlyFailure } from '../form/unanswered.ts'
import { useAppForm } from '../form/use-app-form.ts'
import { personName } from '../people-looks.ts'
import { useTypedText } from '../typed-text.ts'
import { now } from '@/lib/clock.ts'
import { cancelHireCost, cancelReasonOptions } from './cancel-hire-copy.ts'
import { useCancelHire } from './use-cancel-hire.ts'

export interface CancelHireDialogProps {
  place: WorkerGig
  gig: Pick<Gig, 'sessions'>
  open: boolean
  onClose: () => void
  /** The place is open again. */
  onCancelled: () => void
}

type Form = { reason: string; note: string }

const rules = z.object({
  reason: z.pipe(z.string(), hireCancellation.shape.reason),
  note: z.pipe(z.string(), z.nonoptional(hireCancellation.shape.note)),
})

/** Cancels a hire before the work begins (docs/product/gig-details.md#workers). What was typed stays on this device until it was sent. Give it a `key` for each opening. */
export function CancelHireDialog({ place, gig, open, onClose, onCancelled }: CancelHireDialogProps) {
  const name = personName(place.worker)
  const [namedKobo, setNamedKobo] = useState(0)
  const cost = cancelHireCost(place, gig, now(), namedKobo)
  const cancel = useCancelHire(place, setNamedKobo)
  const text = useTypedText('cancelled-hire', place.id)
  const form = useAppForm<Form>({
    schema: rules,
    initial: { reason: '', note: '' },
    keeps: [{ path: 'note', text }],
    order: ['reason', 'note'],
    send: ({ reason, note }) =>
      cancel({
        reason: hireCancellation.shape.reason.parse(reason),
        feeKobo: cost.feeKobo,
        ...(note.trim() !== '' && { note: note.trim() }),
      }),
    readFailure: onceOnlyFailure,
    onSaved: () => {
      text.remove()
      onClose()
      onCancelled()
    },
  })
  return (
    <FormDialog
      form={form}
      open={open}
      title={`Cancel ${name}?`}
      description="The place opens again."
      size="sm"
      failureTitle="The hire was not cancelled"
      submitLabel="Cancel hire"
      sendingLabel="Cancelling"
      cancelLabel="Keep hire"
      tone="danger"
      onClose={onClose}
    >
      <Notice tone={cost.feeKobo === 0 ? 'neutral' : 'warning'}>{cost.text}</Notice>
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const reason = useAppField<Form, 'reason'>('reason')
  const note = useAppField<Form, 'note'>('note')
  return (
    <>
      <Select {...reason} label="Reason" required placeholder="Choose a reason" options={cancelReasonOptions} />
      <Textarea
        {...note}
        label="Message to the worker"
        description="We send it to the worker by email."
        optional
        size="sm"
        limit={longestNoteToWorker}
      />
    </>
  )
}
