import { moveCheckIns } from '../../../src/rules/check-ins.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { mailWorker } from '../notifications/worker-mail.ts'
import { selectCheckedInPlaces, updateCheckIns } from './places-repository.ts'
import { checkInOutdatedLetter } from './worker-events.ts'

const keysOf = (checkIns: readonly { readonly date: string; readonly start: string }[]) =>
  checkIns.map(({ date, start }) => `${date} ${start}`).join()

/**
 * Moves the check-ins of a locked Gig with the sessions that they are to. The worker of one that would be too early for the new time is mailed.
 * A place with sessions of its own does not follow the Gig's.
 */
export async function moveCheckInsOfGig(tx: Transaction, before: GigRow, after: GigRow, at: Date) {
  const [old, next] = [before.brief.sessions ?? [], after.brief.sessions ?? []]
  if (keysOf(old) === keysOf(next)) return
  for (const { place, worker } of await selectCheckedInPlaces(tx, after.id)) {
    if (place.sessions?.length) continue
    const { checkIns, outdated } = moveCheckIns(place.checkIns, old, next)
    if (keysOf(checkIns) !== keysOf(place.checkIns)) await updateCheckIns(tx, place.id, checkIns, at)
    if (outdated.length > 0) await mailWorker(tx, worker, checkInOutdatedLetter(after), at)
  }
}
