import { useState } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { canInvite } from '@/shared/free-places.ts'
import { cancelRefusal } from '../../model/gig-actions.ts'
import type { GigPage, useGigView } from '../data/use-gig-page.ts'

interface RefusedViewProps extends Pick<GigPage, 'gig'> {
  view: ReturnType<typeof useGigView>
}

/** Why the dialog that the address asks for is not open, as when a link is followed after the Gig has ended, or the first session begins meanwhile. */
export function RefusedView({ gig, view }: RefusedViewProps) {
  const present = refusalOf(gig, view)
  const [first] = useState(present)
  // Who cancels the Gig in this dialog is not told that it cannot be cancelled any more.
  const reason = gig.status === 'cancelled' ? first : present
  return reason === undefined ? null : <Notice tone="info">{reason}</Notice>
}

function refusalOf(gig: Gig, view: RefusedViewProps['view']): string | undefined {
  if (view === 'cancel') return cancelRefusal(gig)
  if (view !== 'invite' || canInvite(gig)) return undefined
  return 'Nobody can be invited to this Gig now: it is not open, or all its places are taken.'
}
