import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { deferred } from '@/design-system/lib/deferred.tsx'
import type { DeleteGigDialogProps } from '../../list/parts/delete-gig-dialog.tsx'
import type { CancelDialogProps } from './cancel-dialog.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

const CancelDialog = deferred<CancelDialogProps>(
  async () => (await import('./cancel-dialog.tsx')).CancelDialog,
  () => null,
  ({ open }) => open,
)

const DeleteDialog = deferred<DeleteGigDialogProps>(
  async () => (await import('../../list/parts/delete-gig-dialog.tsx')).DeleteGigDialog,
  () => null,
  ({ open }) => open,
)

const ShareDialog = deferred<ShareDialogProps>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  () => null,
  ({ open }) => open,
)

interface GigDialogsProps extends Pick<CancelDialogProps, 'note' | 'onNote'> {
  gig: Gig
  open: 'cancel' | 'delete' | 'share' | undefined
  onClose: () => void
  /** Called with whether the outcome of a cancellation is unknown. */
  onOutcomeUnknown: (isUnknown: boolean) => void
  /** The Gig was deleted. */
  onDelete: () => void
  /** The cached Gig is out of date. */
  onStale: () => void
  listHref: string
}

/** The dialogs of a Gig: cancelling or sharing an open one, deleting an unpaid one. */
export function GigDialogs({
  gig,
  open,
  note,
  onNote,
  onClose,
  onOutcomeUnknown,
  onDelete,
  onStale,
  listHref,
}: GigDialogsProps) {
  const navigate = useNavigate()
  const canCancel = useIsOffered(gigs.cancel)
  // Each opening is an intent of its own.
  const [{ lastOpen, openings }, setOpenings] = useState({ lastOpen: open, openings: 0 })
  if (open !== lastOpen) setOpenings({ lastOpen: open, openings: open === undefined ? openings : openings + 1 })
  return (
    <>
      {canCancel && (
        <CancelDialog
          key={openings}
          gig={gig}
          open={open === 'cancel'}
          note={note}
          onNote={onNote}
          onClose={onClose}
          onOutcomeUnknown={onOutcomeUnknown}
        />
      )}
      <DeleteDialog
        gig={gig}
        open={open === 'delete'}
        onClose={onClose}
        onStale={() => {
          onClose()
          onStale()
        }}
        onDeleted={() => {
          onDelete()
          void navigate(listHref)
        }}
        returnFocusRef={undefined}
      />
      <ShareDialog gig={gig} open={open === 'share'} onClose={onClose} />
    </>
  )
}
