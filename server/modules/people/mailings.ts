import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { insertMailing, selectMailing } from './mailings-repository.ts'

/** What the calls that mail workers answer. */
interface Answers {
  readonly invitation: Output<typeof gigPeople.invite>
  readonly message: Output<typeof gigPeople.message>
}

/** A call that mails workers of a Gig, and its idempotency key. */
interface MailingCall<Kind extends keyof Answers> {
  /** The Gig, which is locked and belongs to the caller: equal calls run one after the other. */
  readonly gigId: string
  readonly kind: Kind
  readonly ref: string | undefined
}

/** Mails workers, and stores the answer in the same transaction. A call with a reference that was answered before returns that answer and mails nobody. */
export async function answerOnce<Kind extends keyof Answers>(
  tx: Transaction,
  { gigId, kind, ref }: MailingCall<Kind>,
  createdAt: Date,
  send: () => Promise<Answers[Kind]>,
): Promise<Answers[Kind]> {
  if (ref === undefined) return send()
  const call = { gigId, kind, clientReference: ref.toLowerCase() }
  const earlier = await selectMailing(tx, call)
  // Only this function stores answers, each under the kind of its call.
  if (earlier !== undefined) return earlier.answer as Answers[Kind]
  const answer = await send()
  await insertMailing(tx, { ...call, answer, createdAt })
  return answer
}
