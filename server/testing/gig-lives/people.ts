import { randomUUID } from 'node:crypto'
import { applicant, worker } from '../../db/gig-schema.ts'
import { applyToGig } from '../../modules/people/applying.ts'
import { inviteWorkers } from '../../modules/people/inviting.ts'
import { lockGig } from '../../modules/gigs/service.ts'
import type { Life } from './life.ts'

/** The bank account of those workers who have one. */
export const account = { bankCode: '058', accountNumber: '0000000220', accountName: 'TUNDE BAKARE' }

/** A new worker; one in five has no bank account yet. */
async function addWorker({ deps, random, clock: { now } }: Life): Promise<typeof worker.$inferSelect> {
  const [added] = await deps.db
    .insert(worker)
    .values({
      // The ids of all lives are in one database, for which the generator has too few states.
      id: `wrk_${randomUUID()}`,
      firstName: 'Tunde',
      lastName: 'Bakare',
      title: 'Photographer',
      city: 'Yaba',
      state: 'Lagos',
      category: 'photographer',
      skills: [],
      account: random.chance(0.8) ? account : null,
      createdAt: now,
    })
    .returning()
  if (added === undefined) throw new Error('The worker was not stored')
  return added
}

/** A new worker applies. @returns the application */
export async function apply(life: Life): Promise<string> {
  const { deps, gigId, employerId, clock } = life
  const { id: workerId } = await addWorker(life)
  const id = `ap_${randomUUID()}`
  await deps.db
    .insert(applicant)
    .values({ id, gigId, employerId, workerId, appliedAt: clock.now, changedAt: clock.now })
  return id
}

/** Offers a free place to up to three backups; each of them accepts, the first one gets it. */
export async function planB(life: Life) {
  const { deps, random, gigId, employerId, clock } = life
  const backups = [await addWorker(life)]
  while (backups.length < 3 && random.chance(0.6)) backups.push(await addWorker(life))
  const workerIds = backups.map(({ id }) => id)
  await inviteWorkers(deps, employerId, gigId, { workerIds, hireFirst: true, ref: random.uuid() })
  for (const backup of backups) {
    await deps.db.transaction(async (tx) =>
      applyToGig(tx, await lockGig(tx, employerId, gigId), backup, { note: null, proposedKobo: null }, clock.now),
    )
  }
}
