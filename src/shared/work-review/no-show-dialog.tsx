import { useRef } from 'react'
import * as z from 'zod/mini'
import { useApiMutation } from '@/api/client/hooks.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import { newDispute } from '@/api/contract/schemas/submitted-task.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { weekdayAndDay } from '@/design-system/lib/format-day.ts'
import { AppForm } from '../form/app-form.tsx'
import { useAppField } from '../form/use-app-field.ts'
import { onceOnlyFailure } from '../form/unanswered.ts'
import { useAppForm } from '../form/use-app-form.ts'
import { personName } from '../people-looks.ts'
import { useTypedText } from '../typed-text.ts'
import { WriteButton } from '../write-button.tsx'

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
const limit = 2000

/** Reports that a worker did not come (docs/product/gig-details.md#workers). What was typed stays on this device until it was sent. Give it a `key` for each opening. */
export function NoShowDialog({ place, session, open, onClose, onReported }: NoShowDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null)
  const name = personName(place.worker)
  const day = weekdayAndDay(session.date)
  const report = useApiMutation(workReview.raiseDispute, { success: 'Report sent', failure: false })
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
  const { isSending } = form
  const isOver = report.error?.code === 'WORKER_GIG_STATE'
  return (
    <Dialog
      open={open}
      title={`Report ${name} as absent on ${day}?`}
      description="The payment stays held while support checks. The worker will be asked too."
      size="sm"
      busy={isSending}
      closeOnOutsidePress={!form.isChanged}
      initialFocusRef={keepButton}
      onClose={onClose}
      footer={
        <>
          <Button ref={keepButton} variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {isOver ? 'Close' : 'Keep waiting'}
          </Button>
          {!isOver && (
            <WriteButton tone="danger" type="submit" form={form.id} loading={isSending} loadingLabel="Sending">
              Report absence
            </WriteButton>
          )}
        </>
      }
    >
      <AppForm form={form} failureTitle="Your report was not sent" guardsLeaving={false}>
        <Message />
      </AppForm>
    </Dialog>
  )
}

function Message() {
  const field = useAppField<Form, 'message'>('message')
  return <Textarea {...field} label="What happened" required size="sm" limit={limit} />
}
