import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useEmployerId } from '@/api/client/use-session.ts'
import { now } from '@/lib/clock.ts'
import { storageKeys } from './device-storage.ts'
import { keptForAWeek } from './kept-for-a-week.ts'

/** What was sent without an answer so far, and its reference. */
interface Unanswered {
  readonly content: string
  readonly ref: string
  /** When it was first sent, ms since 1970. */
  readonly sentAt: number
}

/** Kept as long as the words that were typed, which may be sent again from a page that was loaded again. */
const stored = keptForAWeek<Unanswered>(
  { ...storageKeys.mailing, schema: z.object({ content: z.string(), ref: z.string(), sentAt: z.number() }) },
  ({ sentAt }) => sentAt,
)

/** What this page has sent, by the ids of the stored entry: it counts where storage is blocked, and before what another tab has stored. */
const sentByThisPage = new Map<string, Unanswered>()

/** The `ref` of a call that mails workers (docs/product/rules.md#mails-to-workers). */
export interface MailingRef {
  /** The reference of this content: the same for every attempt to send it. Other content has another one. */
  of: (content: unknown) => string
  /** Called once the call was answered with success: the same content again is then another mail. */
  answered: () => void
  /** Drops the reference of a call without an answer that has arrived all the same: the same content again is then another mail. */
  dropArrived: (hasArrived: (content: unknown, sentAt: Date) => boolean) => void
}

/**
 * The references of what the employer of the session sends to workers. They outlive the dialog and the page, which may be opened again.
 * @param subject what the mail is about: a Gig, a person or a selection
 */
export function useMailingRef(purpose: 'invitation' | 'message' | 'plan-b', subject: string): MailingRef {
  const employerId = useEmployerId()
  useEffect(() => stored.removeExpired(), [])
  const ids = [employerId, purpose, subject]
  const key = ids.join(':')
  const entry = stored.at(...ids)
  const drop = () => {
    sentByThisPage.delete(key)
    entry.remove()
  }
  return {
    of: (value) => {
      const content = JSON.stringify(value)
      const earlier = [sentByThisPage.get(key), entry.read()].find((sent) => sent?.content === content)
      if (earlier !== undefined) return earlier.ref
      const sent = { content, ref: crypto.randomUUID(), sentAt: now().getTime() }
      sentByThisPage.set(key, sent)
      entry.write(sent)
      return sent.ref
    },
    answered: drop,
    dropArrived: (hasArrived) => {
      const sent = sentByThisPage.get(key) ?? entry.read()
      if (sent !== undefined && hasArrived(JSON.parse(sent.content), new Date(sent.sentAt))) drop()
    },
  }
}
