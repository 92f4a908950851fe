import { type ReactNode, type RefObject, useId } from 'react'
import type { ApiErrorDetails } from '@/api/client/api-error.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { failureMessage } from '@/shared/query-view/failure-message.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { InviteMessage } from './invite-message.tsx'
import { InviteResult } from './invite-result.tsx'
import { longestMessage, workerCount } from './invite-rules.ts'
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
  message: string
  onMessage: (text: string) => void
  /** Why nothing can be sent yet. */
  unavailableReason: string | undefined
  /** In place of the form: there is nothing to choose from. */
  instead?: ReactNode
  onInvited?: (() => void) | undefined
  children: ReactNode
}

/** What both invitations share: the message, sending, and what became of it. The message stays when sending fails. */
export function InviteDialogFrame({
  title,
  description,
  gigId,
  people,
  chosen,
  message,
  onMessage,
  unavailableReason,
  instead,
  onInvited,
  children,
  onClose,
  ...modal
}: InviteDialogFrameProps) {
  const formId = useId()
  const invite = useInvite()
  const { data, error, isPending } = invite
  const hasFailures = data !== undefined && data.failed.length > 0
  const isTooLong = message.trim().length > longestMessage

  const send = () => {
    if (gigId === undefined || chosen.length === 0 || isTooLong) return
    const text = message.trim()
    invite.mutate(
      { params: { id: gigId }, body: { workerIds: [...chosen], ...(text !== '' && { message: text }) } },
      {
        onSuccess: ({ failed }) => {
          onInvited?.()
          if (failed.length === 0) onClose()
        },
      },
    )
  }
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
      busy={isPending}
      closeOnOutsidePress={message === ''}
      onClose={onClose}
      footer={
        instead === undefined ? (
          <>
            <Button variant="outline" tone="neutral" aria-disabled={isPending} onClick={() => !isPending && onClose()}>
              Cancel
            </Button>
            <WriteButton
              type="submit"
              form={formId}
              loading={isPending}
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
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // The dialog may stand in a form of the page, to which the event would go on.
            event.stopPropagation()
            send()
          }}
        >
          <Stack space={4}>
            {error !== null && (
              <Alert tone="danger" role="alert" title="Nobody was invited">
                {failureMessage(error satisfies Pick<ApiErrorDetails, 'kind' | 'serverMessage'>)}
              </Alert>
            )}
            {children}
            <InviteMessage value={message} onChange={onMessage} />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
