import type { ReactNode, RefObject } from 'react'
import * as z from 'zod/mini'
import { invitation } from '@/api/contract/schemas/applicant.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import { onceOnlyFailure } from '@/shared/form/unanswered.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { useTypedText } from '@/shared/typed-text.ts'
import { useMailingRef } from '@/shared/use-mailing-ref.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { type InviteForm, InviteMessage } from './invite-message.tsx'
import { InviteResult } from './invite-result.tsx'
import { workerCount } from './invite-rules.ts'
import { useInvite } from './use-invite.ts'

export interface InviteDialogProps {
  open: boolean
  onClose: () => void
  /** Where focus goes when the opener is gone. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined
}

interface InviteDialogFrameProps extends InviteDialogProps {
  title: string
  description?: string | undefined
  /** The Gig; undefined while none is chosen. */
  gigId: string | undefined
  /** Everybody whom the dialog knows, for the names of those who were not invited. */
  people: readonly WorkerSummary[]
  /** Those who will be asked. */
  chosen: readonly string[]
  /** What an unsent message belongs to: a Gig, one worker, or a selection of them. */
  subject: string
  /** Why nothing can be sent yet. */
  unavailableReason: string | undefined
  /** In place of the form: there is nothing to choose from. */
  instead?: ReactNode
  onInvited?: (() => void) | undefined
  children: ReactNode
}

const rules = z.object({ message: z.pipe(z.string(), z.nonoptional(invitation.shape.message)) })

/** What both invitations share: the message, which stays on this device until it was sent, sending, and what became of it. */
export function InviteDialogFrame({
  title,
  description,
  gigId,
  people,
  chosen,
  subject,
  unavailableReason,
  instead,
  onInvited,
  children,
  onClose,
  ...modal
}: InviteDialogFrameProps) {
  const invite = useInvite()
  const { data } = invite
  const hasFailures = data !== undefined && data.failed.length > 0
  const text = useTypedText('invitation', subject)
  const mailing = useMailingRef('invitation', subject)
  const form = useAppForm<InviteForm>({
    schema: rules,
    initial: { message: '' },
    keeps: [{ path: 'message', text }],
    order: ['message'],
    send: async ({ message }) => {
      // Enter in the search field submits, too.
      if (gigId === undefined || unavailableReason !== undefined) throw new FormRefusal()
      const trimmed = message.trim()
      // By the people and not by those who will be asked: one of them may apply before it is sent again.
      const ref = mailing.of([gigId, people.map(({ id }) => id).toSorted(), trimmed])
      const { failed } = await invite.mutateAsync({
        params: { id: gigId },
        body: { workerIds: [...chosen], ref, ...(trimmed !== '' && { message: trimmed }) },
      })
      mailing.answered()
      text.remove()
      onInvited?.()
      if (failed.length === 0) onClose()
    },
    readFailure: onceOnlyFailure,
  })
  const { isSending } = form
  if (hasFailures) {
    return (
      <Dialog {...modal} title={title} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <InviteResult people={people} invited={data.invited} failed={data.failed} />
      </Dialog>
    )
  }
  return (
    <Dialog
      {...modal}
      title={title}
      description={instead === undefined ? description : undefined}
      busy={isSending}
      closeOnOutsidePress={!form.isChanged}
      onClose={onClose}
      footer={
        instead === undefined ? (
          <>
            <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
              Cancel
            </Button>
            <WriteButton
              type="submit"
              form={form.id}
              loading={isSending}
              loadingLabel="Inviting"
              unavailableReason={unavailableReason}
            >
              {chosen.length === 0 ? 'Invite' : `Invite ${workerCount(chosen.length)}`}
            </WriteButton>
          </>
        ) : undefined
      }
    >
      {instead ?? (
        <AppForm form={form} failureTitle="Nobody was invited" guardsLeaving={false}>
          <Stack space={4}>
            {children}
            <InviteMessage />
          </Stack>
        </AppForm>
      )}
    </Dialog>
  )
}
