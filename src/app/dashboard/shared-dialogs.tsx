import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { type SharedDialogs as Dialogs, SharedDialogsProvider } from '@/domain/shared-dialogs.ts'
import type { TicketDraft } from '@/domain/ticket-dialog/ticket.ts'

const ForgotPinFlow = lazy(async () => ({ default: (await import('./forgot-pin-flow.tsx')).ForgotPinFlow }))
const SupportFlow = lazy(async () => ({ default: (await import('./support-flow.tsx')).SupportFlow }))

/** Dialogs that any feature slice may open. Each is loaded when it is opened for the first time. */
export function SharedDialogs({ children }: { children: ReactNode }) {
  const [pinStarts, setPinStarts] = useState(0)
  const [draft, setDraft] = useState<TicketDraft>()
  const dialogs = useMemo<Dialogs>(
    () => ({ startForgotPin: () => setPinStarts((before) => before + 1), openSupportTicket: setDraft }),
    [],
  )
  return (
    <SharedDialogsProvider value={dialogs}>
      {children}
      <Suspense fallback={null}>
        {pinStarts > 0 && <ForgotPinFlow starts={pinStarts} />}
        {draft && <SupportFlow draft={draft} onClose={() => setDraft(undefined)} />}
      </Suspense>
    </SharedDialogsProvider>
  )
}
