import { answeredFailure, unlessUnanswered } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { support } from '@/api/contract/endpoints/support.ts'
import { useKeptTicket } from './ticket-dialog/kept-ticket.ts'
import { TicketDialog } from './ticket-dialog/ticket-dialog.tsx'
import type { TicketDraft } from '@/shared/ticket-dialog/ticket.ts'

const readFailure = unlessUnanswered('Try again: the same message, sent within 10 minutes, makes only one ticket.')

/** The support ticket dialog with its call. Mounting opens it. What was typed stays on this device until it was sent. */
export function SupportFlow({ draft, onClose }: { draft: TicketDraft; onClose: () => void }) {
  const ask = useApiMutation(support.createTicket, {
    success: ({ number }) => `Ticket ${number} created`,
    failure: answeredFailure,
  })
  return (
    <TicketDialog
      draft={draft}
      kept={useKeptTicket(draft)}
      send={(body) => ask.mutateAsync({ body })}
      readFailure={readFailure}
      onClose={onClose}
    />
  )
}
