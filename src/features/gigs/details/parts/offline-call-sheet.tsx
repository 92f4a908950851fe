import type { ReactNode } from 'react'
import { useSession } from '@/api/client/use-session.ts'
import { now } from '@/lib/clock.ts'
import { keptCallSheet } from '../model/kept-call-sheet.ts'
import { KeptCallSheetPage } from './call-sheet-page.tsx'

interface OfflineCallSheetProps {
  gigId: string
  /** In its place where none was kept. */
  children: ReactNode
}

/** The call sheet of a Gig that cannot be read for want of a connection, as far as it was opened before. */
export function OfflineCallSheet({ gigId, children }: OfflineCallSheetProps) {
  const employerId = useSession((session) => session.user?.employerId)
  const kept = employerId ? keptCallSheet(localStorage, employerId, gigId, now()) : undefined
  return kept === undefined ? children : <KeptCallSheetPage kept={kept} />
}
