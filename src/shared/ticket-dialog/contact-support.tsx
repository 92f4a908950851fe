import { useSharedDialogs } from '../shared-dialogs.ts'
import { WriteButton } from '../write-button.tsx'
import type { TicketDraft } from './ticket.ts'

interface ContactSupportProps {
  topic?: TicketDraft['topic']
  /** Subject of the ticket. */
  subject: string
  /** What the employer has typed about it already: the ticket begins with it. */
  message?: string
  size?: 'sm' | 'md'
  fullWidth?: boolean
}

/** Replaces an action that the server does not offer or that only support can perform. */
export function ContactSupport({
  topic = 'payment',
  subject,
  message = '',
  size = 'md',
  fullWidth = false,
}: ContactSupportProps) {
  const { openSupportTicket: ask } = useSharedDialogs()
  return (
    <WriteButton
      variant="outline"
      size={size}
      fullWidth={fullWidth}
      onClick={() => ask({ title: 'Contact support', topic, subject, message })}
    >
      Contact support
    </WriteButton>
  )
}
