import type { RefObject } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'

export interface DeleteGigDialogProps {
  gig: Gig
  open: boolean
  /** The employer closed the dialog; the Gig still exists. */
  onClose: () => void
  /** Deleting was refused, because the cached Gig is out of date. */
  onStale: () => void
  onDeleted: () => void
  /** The element that takes focus once the Gig's row is removed. */
  returnFocusRef: RefObject<HTMLElement | null> | undefined
}

/** Asks for confirmation before a draft, or an unpaid Gig, is deleted (docs/product/gigs.md). */
export function DeleteGigDialog({ gig, open, onClose, onStale, onDeleted, returnFocusRef }: DeleteGigDialogProps) {
  const thing = gig.status === 'draft' ? 'draft' : 'Gig'
  const remove = useApiMutation(gigs.remove, {
    success: gig.status === 'draft' ? 'Draft deleted' : 'Gig deleted',
    onSuccess: onDeleted,
    onError: ({ status }) => {
      // Refused because of the present state: deleted elsewhere, posted, or being paid. Any other failure may be retried.
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
      unavailableReason={useOfflineReason()}
      onConfirm={() => remove.mutate({ params: { id: gig.id } })}
      onCancel={onClose}
      {...(returnFocusRef && { returnFocusRef })}
    />
  )
}
