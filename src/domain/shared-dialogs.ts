import { createContext, useContext } from 'react'
import type { TicketDraft } from './ticket-dialog/ticket.ts'

/** The dialogs that every slice may open and none owns. */
export interface SharedDialogs {
  /** Begins 'Forgot PIN?': sends a code and opens the dialog. Close whatever asked for the PIN first. */
  startForgotPin: () => void
  /** Opens a question to support with what is known filled in. */
  openSupportTicket: (draft: TicketDraft) => void
}

const Context = createContext<SharedDialogs | null>(null)

/** Says once, around the dashboard, how they are opened. */
export const SharedDialogsProvider = Context.Provider

export function useSharedDialogs(): SharedDialogs {
  const dialogs = useContext(Context)
  if (!dialogs) throw new Error('No SharedDialogsProvider')
  return dialogs
}
