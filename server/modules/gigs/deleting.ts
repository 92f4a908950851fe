import type { GigRow } from '../../db/gig-schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { deleteGigRow } from './repository.ts'
import { assertNoUnfinishedPayment, lockGig } from './service.ts'
import { gigStateRefusal, isDeletable } from './states.ts'

/** Deletes a draft or an unpaid Gig. @returns the deleted row @throws {Refusal} GIG_STATE; PAYMENT_UNFINISHED */
export async function deleteGig({ db }: Deps, employerId: string, gigId: string): Promise<GigRow> {
  return db.transaction(async (tx) => {
    const row = await lockGig(tx, employerId, gigId)
    if (!isDeletable(row.status)) throw gigStateRefusal()
    await assertNoUnfinishedPayment(tx, row)
    await deleteGigRow(tx, gigId)
    return row
  })
}
