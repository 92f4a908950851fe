import * as z from 'zod/mini'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { longestReport, shortestReport } from '@/api/contract/limits.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import { newDispute } from '@/api/contract/schemas/submitted-task.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { weekdayAndDay } from '@/design-system/lib/format-day.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useAppField } from '../form/use-app-field.ts'
import { onceOnlyFailure } from '../form/unanswered.ts'
import { useAppForm } from '../form/use-app-form.ts'
import { personName } from '../people-looks.ts'
import { useTypedText } from '../typed-text.ts'

export interface NoShowDialogProps {
  place: WorkerGig
  /** The session that the worker missed. */
  session: GigSession
  open: boolean
  onClose: () => void
  /** Support has the report: the place can go to a replacement. */
  onReported: () => void
}

type Form = { message: string }

const rules = z.object({ message: newDispute.shape.message })

/** Reports that a worker did not come (docs/product/gig-details.md#workers). What was typed stays on this device until it was sent. Give it a `key` for each opening. */
export function NoShowDialog({ place, session, open, onClose, onReported }: NoShowDialogProps) {
  const name = personName(place.worker)
  const day = weekdayAndDay(session.date)
  const report = useApiMutation(workReview.raiseDispute, { success: 'Report sent', failure: answeredFailure })
  const text = useTypedText('absence', `${place.id}:${session.date}`)
  const form = useAppForm<Form>({
    schema: rules,
    initial: { message: `The worker did not come to the session on ${day}.` },
    keeps: [{ path: 'message', text }],
    order: ['message'],
    send: ({ message }) =>
      report.mutateAsync({
        params: { gigId: place.gigId, workerGigId: place.id },
        body: { topic: 'no_show', message: message.trim(), deliverableIds: [] },
      }),
    readFailure: onceOnlyFailure,
    onSaved: () => {
      text.remove()
      onClose()
      onReported()
    },
  })
  return (
    <FormDialog
      form={form}
      open={open}
      title={`Report ${name} as absent on ${day}?`}
      description="The payment stays held while support checks. The worker will be asked too."
      size="sm"
      failureTitle="Your report was not sent"
      submitLabel="Report absence"
      sendingLabel="Sending"
      cancelLabel="Keep waiting"
      tone="danger"
      isOver={report.error?.code === 'WORKER_GIG_STATE'}
      onClose={onClose}
    >
      <Message />
    </FormDialog>
  )
}

function Message() {
  const field = useAppField<Form, 'message'>('message')
  return (
    <Textarea
      {...field}
      label="What happened"
      description={`At least ${shortestReport} characters.`}
      required
      size="sm"
      limit={longestReport}
    />
  )
}
