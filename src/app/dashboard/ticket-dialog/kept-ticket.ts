import { useEffect } from 'react'
import { useEmployerId } from '@/api/client/use-session.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { keptTexts, type TypedText } from '@/shared/kept-for-a-week.ts'
import type { TicketDraft, TicketFields } from '@/shared/ticket-dialog/ticket.ts'

const tickets = keptTexts(storageKeys.ticket)

/**
 * What the employer of the session typed in a question to support, by what it is about: kept on this device for a week, as other texts are (docs/product/rules.md#edge-data).
 * It does without `useTypedText`: any page opens this dialog, and would load more of the code of the dialogs about people with it.
 */
export function useKeptTicket({
  topic,
  reference = '',
  gigId = '',
  subject,
}: TicketDraft): Readonly<Record<keyof TicketFields, TypedText>> {
  const employerId = useEmployerId()
  useEffect(() => tickets.removeExpired(), [])
  // Questions with the same topic can be about different things, which their subject names.
  const textOf = (field: keyof TicketFields) => tickets.at(employerId, field, topic, reference, gigId, subject)
  return { subject: textOf('subject'), message: textOf('message') }
}
