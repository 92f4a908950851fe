import { createContext, useContext } from 'react'
import type { TicketDraft } from './ticket-dialog/ticket.ts'

/** Dialogs that any feature slice may open. */
export interface SharedDialogs {
  /** Starts 'Forgot PIN?': sends a code and opens the dialog. The caller closes its PIN dialog first. */
  startForgotPin: () => void
  /** Opens the support ticket dialog, prefilled with the draft. */
  openSupportTicket: (draft: TicketDraft) => void
}

const Context = createContext<SharedDialogs | null>(null)

/** Provides the functions that open the shared dialogs. */
export const SharedDialogsProvider = Context.Provider

export function useSharedDialogs(): SharedDialogs {
  const dialogs = useContext(Context)
  if (!dialogs) throw new Error('No SharedDialogsProvider')
  return dialogs
}

/** Opens the support ticket dialog; undefined outside of the dashboard, where no employer could send it. */
export const useSupportTicket = (): SharedDialogs['openSupportTicket'] | undefined =>
  useContext(Context)?.openSupportTicket
