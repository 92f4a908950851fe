import { type ComponentProps, useState } from 'react'
import { deferred } from '@/design-system/lib/deferred.tsx'
import type { InviteWorkersDialog } from './invite-workers-dialog.tsx'

type DialogProps = ComponentProps<typeof InviteWorkersDialog>

const Dialog = deferred<DialogProps>(
  async () => (await import('./invite-workers-dialog.tsx')).InviteWorkersDialog,
  () => null,
  ({ open }) => open,
)

/** The dialog that invites saved workers to one Gig; its code loads when the browser is idle. Each opening starts from the beginning. */
export function DeferredInviteWorkers(props: DialogProps) {
  const { open } = props
  const [{ wasOpen, openings }, setOpenings] = useState({ wasOpen: open, openings: 0 })
  if (open !== wasOpen) setOpenings({ wasOpen: open, openings: open ? openings + 1 : openings })
  return <Dialog key={openings} {...props} />
}
