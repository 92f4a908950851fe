import { useState } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { canInvite } from '@/shared/free-places.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { cancelRefusal } from '../../model/gig-actions.ts'
import type { GigPage, useGigView } from '../data/use-gig-page.ts'

interface RefusedViewProps extends Pick<GigPage, 'gig'> {
  view: ReturnType<typeof useGigView>
  /** What was typed as the note of a cancellation. */
  cancelNote: string
}

/** Why the dialog that the address asks for is not open, as when a link is followed after the Gig has ended, or the first session begins meanwhile. */
export function RefusedView({ gig, view, cancelNote }: RefusedViewProps) {
  const present = refusalOf(gig, view)
  const [first] = useState(present)
  // Who cancels the Gig in this dialog is not told that it cannot be cancelled any more.
  const reason = gig.status === 'cancelled' ? first : present
  if (reason === undefined) return null
  const isNoteKept = view === 'cancel' && gig.status !== 'cancelled' && cancelNote.trim() !== ''
  if (!isNoteKept) return <Notice tone="info">{reason}</Notice>
  return (
    <Alert
      role="status"
      action={<ContactSupport size="sm" topic="gig" subject={`Cancel ${gigTitle(gig)}`} message={cancelNote} />}
    >
      {reason} Your note is in the message to support.
    </Alert>
  )
}

function refusalOf(gig: Gig, view: RefusedViewProps['view']): string | undefined {
  if (view === 'cancel') return cancelRefusal(gig)
  if (view !== 'invite' || canInvite(gig)) return undefined
  return 'Nobody can be invited to this Gig now: it is not open, or all its places are taken.'
}
