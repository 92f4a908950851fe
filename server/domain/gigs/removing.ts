import { eq } from 'drizzle-orm'
import { gig } from '../../db/gig-schema.ts'
import type { Deps } from '../deps.ts'
import { assertNothingUnfinished, type GigRow, lockGig } from './rows.ts'
import { gigStateRefusal, isDeletable } from './states.ts'

/** Deletes a draft, or a Gig that nobody paid for. @returns what was deleted @throws {Refusal} GIG_STATE; PAYMENT_UNFINISHED */
export async function removeGig({ db }: Deps, employerId: string, gigId: string): Promise<GigRow> {
  return db.transaction(async (tx) => {
    const row = await lockGig(tx, employerId, gigId)
    if (!isDeletable(row.status)) throw gigStateRefusal()
    await assertNothingUnfinished(tx, row)
    await tx.delete(gig).where(eq(gig.id, gigId))
    return row
  })
}
