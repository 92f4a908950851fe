import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { worker, workerGig } from '../../db/gig-schema.ts'
import { gigCancelledMail, gigChangedMail, queueMail } from '../notifications/mails.ts'
import type { GigRow } from './repository.ts'

/** Mails every hired worker of a Gig about a change or a cancellation. */
export async function notifyHiredWorkers(
  tx: Transaction,
  { id, title }: GigRow,
  change: 'changed' | 'cancelled',
  at: Date,
) {
  const hired = await tx
    .select({ email: worker.email, firstName: worker.firstName })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(and(eq(workerGig.gigId, id), ne(workerGig.status, 'cancelled')))
  for (const { email, firstName } of hired) {
    if (email !== null) {
      await queueMail(tx, email, (change === 'changed' ? gigChangedMail : gigCancelledMail)(firstName, title), at)
    }
  }
}
