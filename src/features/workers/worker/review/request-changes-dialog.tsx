import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { longestChangeRequest, shortestChangeRequest } from '@/api/contract/limits.ts'
import { changeRequest, type TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { changesAllowed } from '@/rules/work-review.ts'
import { FormDialog } from '@/shared/form/form-dialog.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { onceOnlyFailure } from '@/shared/form/unanswered.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { personName } from '@/shared/people-looks.ts'
import { MarkedItems } from './marked-items.tsx'
import { markedForChanges, type ReviewDraftState } from './review-draft.ts'

export interface RequestChangesDialogProps {
  place: WorkerGig
  task: TaskRound
  review: ReviewDraftState
  open: boolean
  onClose: () => void
}

type Form = { message: string }

const rules = z.object({ message: changeRequest.shape.message })

/** 'Round 2 of 2': which request this is, of those that are allowed. */
export const roundText = ({ round, changesAllowed: allowed }: Pick<WorkerGig, 'round' | 'changesAllowed'>) =>
  `Round ${round} of ${allowed ?? changesAllowed}`

/** Asks for changes of submitted work; the text is kept on this device until the server has it. Give it a `key` for each opening. */
export function RequestChangesDialog({ place, task, review, open, onClose }: RequestChangesDialogProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const request = useApiMutation(workReview.requestChanges, { success: 'Changes requested', failure: answeredFailure })
  // A newer round may arrive while the dialog is open: the request stays about the one that was looked at, with its marks.
  const [{ round, marked, clear }] = useState(() => ({
    round: task.round,
    marked: markedForChanges(task, review.draft),
    clear: review.clear,
  }))
  const form = useAppForm<Form>({
    schema: rules,
    initial: { message: review.draft.message },
    order: ['message'],
    send: ({ message }) =>
      request.mutateAsync({
        params: { gigId: place.gigId, workerGigId: place.id },
        body: { message: message.trim(), deliverableIds: marked.map(({ id }) => id), round },
      }),
    readFailure: onceOnlyFailure,
    onSaved: () => {
      clear()
      onClose()
    },
  })
  const isLast = round >= (place.changesAllowed ?? changesAllowed)
  return (
    <FormDialog
      form={form}
      open={open}
      title={`Ask ${personName(place.worker)} for changes`}
      description={`${roundText({ ...place, round })}. The pay stays held.`}
      failureTitle="Your request was not sent"
      submitLabel="Request changes"
      sendingLabel="Sending"
      isOver={request.error?.code === 'WORKER_GIG_STATE'}
      initialFocusRef={input}
      onClose={onClose}
    >
      {isLast && (
        <Notice tone="warning">This is your last request. After it you can approve or report a problem.</Notice>
      )}
      <MarkedItems items={marked} />
      <Message ref={input} onType={review.setMessage} />
    </FormDialog>
  )
}

function Message({ ref, onType }: { ref: React.Ref<HTMLTextAreaElement>; onType: (message: string) => void }) {
  const field = useAppField<Form, 'message'>('message')
  return (
    <Textarea
      {...field}
      ref={ref}
      label="What should change"
      required
      description={`At least ${shortestChangeRequest} characters.`}
      limit={longestChangeRequest}
      onChange={({ target }) => {
        field.onChange(target.value)
        onType(target.value)
      }}
    />
  )
}
