import type { RefObject } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { gigTitle } from '@/domain/gig-looks.ts'

export interface DeleteGigDialogProps {
  gig: Gig
  open: boolean
  /** It was given up, or cannot be done: nothing is gone. */
  onClose: () => void
  /** What is known of the Gig is not true any more. */
  onStale: () => void
  onDeleted: () => void
  /** What takes focus once the Gig's row is gone. */
  returnFocusRef: RefObject<HTMLElement | null> | undefined
}

/** Asks before a draft, or a Gig nobody paid for, is deleted (docs/product/gigs.md). */
export function DeleteGigDialog({ gig, open, onClose, onStale, onDeleted, returnFocusRef }: DeleteGigDialogProps) {
  const thing = gig.status === 'draft' ? 'draft' : 'Gig'
  const remove = useApiMutation(gigs.remove, {
    success: gig.status === 'draft' ? 'Draft deleted' : 'Gig deleted',
    onSuccess: onDeleted,
    onError: ({ status }) => {
      // Refused for what it is by now: deleted elsewhere, posted, or being paid. Anything else may be tried again.
      if (status === 404 || status === 409) onStale()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title={`Delete this ${thing}?`}
      description={
        <Stack space={1}>
          <strong dir="auto">{gigTitle(gig)}</strong>
          <span>This cannot be undone.</span>
        </Stack>
      }
      confirmLabel={`Delete ${thing}`}
      cancelLabel={`Keep ${thing}`}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: gig.id } })}
      onCancel={onClose}
      {...(returnFocusRef && { returnFocusRef })}
    />
  )
}
