import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSession } from '@/api/client/use-session.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { useLazyPart } from '@/design-system/lib/use-lazy-part.ts'
import { type SharedDialogs as Dialogs, SharedDialogsProvider } from '@/shared/shared-dialogs.ts'
import type { TicketDraft } from '@/shared/ticket-dialog/ticket.ts'

const loadForgotPin = async () => (await import('./forgot-pin-flow.tsx')).ForgotPinFlow
const loadSupport = async () => (await import('./support-flow.tsx')).SupportFlow

/**
 * Dialogs that any feature slice may open. Each is loaded when it is opened for the first time; when it cannot be loaded, a toast says so
 * and the page stays with what was typed.
 */
export function SharedDialogs({ children }: { children: ReactNode }) {
  const [pinStarts, setPinStarts] = useState(0)
  const [draft, setDraft] = useState<TicketDraft>()
  const employerId = useSession(({ user }) => user?.employerId)
  const dialogs = useMemo<Dialogs>(
    () => ({ startForgotPin: () => setPinStarts((before) => before + 1), openSupportTicket: setDraft }),
    [],
  )
  const closeTicket = () => setDraft(undefined)
  // Another employer may sign in in another tab: the dialogs of this one close.
  const [owner, setOwner] = useState(employerId)
  if (owner !== employerId) {
    setOwner(employerId)
    setPinStarts(0)
    setDraft(undefined)
  }
  return (
    <SharedDialogsProvider value={dialogs}>
      {children}
      {pinStarts > 0 && (
        <LoadedDialog load={loadForgotPin} props={{ starts: pinStarts }} onFailed={() => setPinStarts(0)} />
      )}
      {draft && <LoadedDialog load={loadSupport} props={{ draft, onClose: closeTicket }} onFailed={closeTicket} />}
    </SharedDialogsProvider>
  )
}

interface LoadedDialogProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Unmounts the dialog, so that opening it again tries again. */
  onFailed: () => void
}

function LoadedDialog<Props extends object>({ load, props, onFailed }: LoadedDialogProps<Props>) {
  const { part: Part, failed } = useLazyPart(load, true)
  const fail = useEffectEvent(() => {
    toast.error('This could not be opened. Check your connection, then try again.', { id: 'shared-dialog' })
    onFailed()
  })
  useEffect(() => {
    if (failed) fail()
  }, [failed])
  return Part && <Part {...props} />
}
