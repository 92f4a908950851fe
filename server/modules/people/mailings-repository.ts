import { and, eq } from 'drizzle-orm'
import { workerMailing } from '../../db/work-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'

type Mailing = typeof workerMailing.$inferInsert

/** The stored answer of an earlier call that mailed workers, if there is one. */
export async function selectMailing(
  tx: Transaction,
  { gigId, kind, clientReference }: Pick<Mailing, 'gigId' | 'kind' | 'clientReference'>,
): Promise<{ readonly answer: unknown } | undefined> {
  const [found] = await tx
    .select({ answer: workerMailing.answer })
    .from(workerMailing)
    .where(
      and(
        eq(workerMailing.gigId, gigId),
        eq(workerMailing.kind, kind),
        eq(workerMailing.clientReference, clientReference),
      ),
    )
  return found
}

/** Stores the answer of a call that mailed workers. */
export const insertMailing = (tx: Transaction, mailing: Mailing) => tx.insert(workerMailing).values(mailing)
