import { useSession } from '@/api/client/use-session.ts'

/** What was sent without an answer so far, by employer, purpose and subject. It outlives the dialog, which may be closed and opened again. */
const unanswered = new Map<string, { readonly content: string; readonly ref: string }>()

/** The `ref` of a call that mails workers (docs/product/rules.md#mails-to-workers). */
export interface MailingRef {
  /** The reference of this content: the same for every attempt to send it. Other content has another one. */
  of: (content: unknown) => string
  /** Called once the call was answered with success: the same content again is then another mail. */
  answered: () => void
}

/** The references of what the employer of the session sends to workers. @param subject what the mail is about: a Gig, a person or a selection */
export function useMailingRef(purpose: 'invitation' | 'message' | 'plan-b', subject: string): MailingRef {
  const employerId = useSession(({ user }) => user?.employerId) ?? ''
  const key = [employerId, purpose, subject].join(':')
  return {
    of: (value) => {
      const content = JSON.stringify(value)
      const earlier = unanswered.get(key)
      if (earlier?.content === content) return earlier.ref
      const ref = crypto.randomUUID()
      unanswered.set(key, { content, ref })
      return ref
    },
    answered: () => void unanswered.delete(key),
  }
}
