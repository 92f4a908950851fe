import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { worker, workerGig } from '../../db/gig-schema.ts'
import { gigCancelledMail, gigChangedMail, writeMail } from '../mails.ts'
import type { GigRow } from './rows.ts'

/** Sends a mail about a Gig to everyone hired for it. */
export async function tellHiredWorkers(
  tx: Transaction,
  { id, title }: GigRow,
  what: 'changed' | 'cancelled',
  at: Date,
) {
  const hired = await tx
    .select({ email: worker.email, firstName: worker.firstName })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(and(eq(workerGig.gigId, id), ne(workerGig.status, 'cancelled')))
  for (const { email, firstName } of hired) {
    if (email !== null) {
      await writeMail(tx, email, (what === 'changed' ? gigChangedMail : gigCancelledMail)(firstName, title), at)
    }
  }
}
