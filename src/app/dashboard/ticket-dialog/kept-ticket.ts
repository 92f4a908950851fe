import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useSession } from '@/api/client/use-session.ts'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import type { TypedText } from '@/shared/typed-text.ts'
import type { TicketDraft, TicketFields } from '@/shared/ticket-dialog/ticket.ts'

const lifeMs = 7 * 24 * 60 * 60 * 1000

const tickets = persisted({
  ...storageKeys.ticket,
  schema: z.object({ text: z.string(), changedAt: z.number() }),
  expiresAt: ({ changedAt }) => changedAt + lifeMs,
})

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
  const employerId = useSession(({ user }) => user?.employerId) ?? ''
  useEffect(() => tickets.removeExpired(), [])
  const textOf = (field: keyof TicketFields): TypedText => {
    // Questions with the same topic can be about different things, which their subject names.
    const entry = tickets.at(employerId, field, topic, reference, gigId, subject)
    return {
      read: () => entry.read()?.text,
      write: (text) => void entry.write({ text, changedAt: now().getTime() }),
      remove: entry.remove,
    }
  }
  return { subject: textOf('subject'), message: textOf('message') }
}
