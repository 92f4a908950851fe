import { useRef } from 'react'
import * as z from 'zod/mini'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { longestReport, shortestReport } from '@/api/contract/limits.ts'
import { newDispute, type TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { FormDialog } from '@/shared/form/form-dialog.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { onceOnlyFailure } from '@/shared/form/unanswered.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { personName } from '@/shared/people-looks.ts'
import { useTypedText } from '@/shared/typed-text.ts'
import { MarkedItems } from './marked-items.tsx'

export interface DisputeDialogProps {
  place: WorkerGig
  /** The deliverables that are marked as needing changes. */
  marked?: TaskRound['deliverables']
  open: boolean
  onClose: () => void
}

type Form = { topic: string; message: string }

const options = [
  { value: 'quality', label: 'The work is not as agreed' },
  { value: 'worker', label: 'How the worker behaved' },
  { value: 'payment', label: 'The pay' },
  { value: 'other', label: 'Something else' },
]

const rules = z.object({ topic: z.pipe(z.string(), newDispute.shape.topic), message: newDispute.shape.message })
const none: TaskRound['deliverables'] = []

/** Reports a problem with a worker's work; the pay stays held until support decides. What was chosen and typed stays on this device until it was sent. Give it a `key` for each opening. */
export function DisputeDialog({ place, marked = none, open, onClose }: DisputeDialogProps) {
  const first = useRef<HTMLSelectElement>(null)
  const raise = useApiMutation(workReview.raiseDispute, { success: 'Dispute opened', failure: answeredFailure })
  const text = useTypedText('dispute', place.id)
  const keptTopic = useTypedText('dispute-topic', place.id)
  const form = useAppForm<Form>({
    schema: rules,
    initial: { topic: '', message: '' },
    keeps: [
      { path: 'topic', text: keptTopic },
      { path: 'message', text },
    ],
    order: ['topic', 'message'],
    send: ({ topic, message }) =>
      raise.mutateAsync({
        params: { gigId: place.gigId, workerGigId: place.id },
        body: {
          topic: newDispute.shape.topic.parse(topic),
          message: message.trim(),
          deliverableIds: marked.map(({ id }) => id),
        },
      }),
    readFailure: onceOnlyFailure,
    onSaved: () => {
      text.remove()
      keptTopic.remove()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      open={open}
      title={`Report a problem with ${personName(place.worker)}`}
      description="The payment stays held while support looks into it."
      failureTitle="Your report was not sent"
      submitLabel="Report a problem"
      sendingLabel="Sending"
      isOver={raise.error?.code === 'WORKER_GIG_STATE'}
      initialFocusRef={first}
      onClose={onClose}
    >
      <MarkedItems items={marked} />
      <Fields ref={first} />
    </FormDialog>
  )
}

function Fields({ ref }: { ref: React.Ref<HTMLSelectElement> }) {
  const topic = useAppField<Form, 'topic'>('topic')
  const message = useAppField<Form, 'message'>('message')
  return (
    <>
      <Select {...topic} ref={ref} label="What is it about" required placeholder="Choose a topic" options={options} />
      <Textarea
        {...message}
        label="What happened"
        description={`At least ${shortestReport} characters.`}
        required
        limit={longestReport}
      />
    </>
  )
}
