import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import { hireCancelledMeanwhile } from '../../../src/rules/hiring.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { Deps } from '../../ports/deps.ts'
import { readCompany } from '../company/service.ts'
import { lockGig } from '../gigs/service.ts'
import { limitWorkerMails } from '../gigs/worker-events.ts'
import { messageLetter } from './hiring-events.ts'
import { selectPlaces } from './hiring-repository.ts'
import { answerOnce } from './mailings.ts'
import { mailWorker } from '../notifications/worker-mail.ts'

/**
 * Mails a message to hired workers of a Gig; who cannot be reached is named. A repeated `ref` returns the same answer and mails nobody.
 * @throws {Refusal} NOT_FOUND; RATE_LIMITED
 */
export async function messageWorkers(
  deps: Deps,
  employerId: string,
  gigId: string,
  { workerGigIds, message, ref }: BodyOf<typeof gigPeople.message>,
): Promise<Output<typeof gigPeople.message>> {
  const { companyName, email: replyTo = null } = await readCompany(deps, employerId)
  return deps.db.transaction(async (tx) => {
    // Locked, so that the second of two equal calls waits for the answer of the first.
    const row = await lockGig(tx, employerId, gigId)
    const at = deps.now()
    return answerOnce(tx, { gigId, kind: 'message', ref }, at, async () => {
      const ids = [...new Set(workerGigIds)]
      const places = new Map((await selectPlaces(tx, gigId, ids)).map((place) => [place.row.id, place]))
      const sent: string[] = []
      const failed: { workerGigId: string; reason: string }[] = []
      for (const id of ids) {
        const place = orNotFound(places.get(id), 'Worker not found')
        if (place.row.status === 'cancelled') {
          failed.push({ workerGigId: id, reason: hireCancelledMeanwhile })
        } else if (place.person.email === null) {
          failed.push({ workerGigId: id, reason: 'We have no email address of this worker.' })
        } else {
          sent.push(id)
          const business = companyName ?? 'The employer'
          await mailWorker(tx, place.person, messageLetter({ title: row.title, message, business, replyTo }), at)
        }
      }
      // Counted once it is known that somebody is mailed; the mails of a refused call are rolled back.
      if (sent.length > 0) await limitWorkerMails(deps, tx, row, 'message')
      return { sent, failed }
    })
  })
}
