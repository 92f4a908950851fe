import { Button } from '@/design-system/components/Button/index.ts'
import { useSharedDialogs } from '../shared-dialogs.ts'
import type { TicketDraft } from './ticket.ts'

interface ContactSupportProps {
  topic?: TicketDraft['topic']
  /** What it is about, in a few words. */
  subject: string
  size?: 'sm' | 'md'
  fullWidth?: boolean
}

/** Stands in place of an action that is not offered, and where only support can help. */
export function ContactSupport({ topic = 'payment', subject, size = 'md', fullWidth = false }: ContactSupportProps) {
  const { openSupportTicket: ask } = useSharedDialogs()
  return (
    <Button
      variant="outline"
      tone="neutral"
      size={size}
      fullWidth={fullWidth}
      onClick={() => ask({ title: 'Contact support', topic, subject, message: '' })}
    >
      Contact support
    </Button>
  )
}
