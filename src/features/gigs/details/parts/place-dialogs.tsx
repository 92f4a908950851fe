import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'
import type { BulkApproval } from '../data/use-bulk-approval.ts'

/** Which dialog about hired places is open, and for whom. */
export type OpenPlaceDialog =
  | { kind: 'message'; places: readonly WorkerGig[] }
  | { kind: 'approve'; places: readonly WorkerGig[] }
  | { kind: 'cancel'; place: WorkerGig }
  | { kind: 'noShow'; place: WorkerGig; session: GigSession }

const MessageDialog = loadedWhenShown(
  async () => (await import('@/shared/work-review/message-dialog.tsx')).MessageDialog,
)
const CancelHireDialog = loadedWhenShown(
  async () => (await import('@/shared/work-review/cancel-hire-dialog.tsx')).CancelHireDialog,
)
const NoShowDialog = loadedWhenShown(async () => (await import('@/shared/work-review/no-show-dialog.tsx')).NoShowDialog)
const ApproveSelectedDialog = loadedWhenShown(
  async () => (await import('./approve-selected-dialog.tsx')).ApproveSelectedDialog,
)

interface PlaceDialogsProps {
  gig: Gig
  dialog: OpenPlaceDialog | undefined
  approval: BulkApproval
  onClose: () => void
  /** Something was changed. */
  onDone: () => void
}

/** The dialogs about hired places. Each opening starts from the beginning. */
export function PlaceDialogs({ dialog, ...props }: PlaceDialogsProps) {
  if (dialog === undefined) return null
  return <OneDialog dialog={dialog} {...props} />
}

function OneDialog({ gig, dialog, approval, onClose, onDone }: PlaceDialogsProps & { dialog: OpenPlaceDialog }) {
  switch (dialog.kind) {
    case 'message':
      return <MessageDialog open places={dialog.places} gig={gig} onClose={onClose} />
    case 'approve':
      return (
        <ApproveSelectedDialog
          open
          places={dialog.places}
          approval={approval}
          onClose={() => {
            onClose()
            onDone()
          }}
        />
      )
    case 'cancel':
      return <CancelHireDialog open place={dialog.place} gig={gig} onClose={onClose} onCancelled={onDone} />
    case 'noShow':
      return <NoShowDialog open place={dialog.place} session={dialog.session} onClose={onClose} onReported={onDone} />
  }
}
