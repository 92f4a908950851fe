import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { CalendarEntry } from '../../../src/api/contract/schemas/worker-gig.ts'
import { sessionRead } from '../../../src/api/contract/schemas/gig-session.ts'
import { sessionOutcome } from '../../../src/rules/place-sessions.ts'
import type { PlaceRow } from '../../db/gig-schema.ts'
import { later, minute } from '../../platform/clock/time.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { Deps } from '../../ports/deps.ts'
import { findGig } from '../gigs/service.ts'
import { selectPlace } from './hiring-repository.ts'
import { sessionsOf } from './working.ts'

type Session = NonNullable<PlaceRow['sessions']>[number]

/** The days of a hired place: its sessions, and when its work must be reviewed. @throws {Refusal} NOT_FOUND */
export async function readCalendar(
  { db, now }: Deps,
  employerId: string,
  gigId: string,
  id: string,
): Promise<Output<typeof gigPeople.getCalendar>> {
  const row = await findGig(db, employerId, gigId)
  const { row: place } = orNotFound(await selectPlace(db, gigId, id), 'Worker not found')
  const complete = sessionsOf(place, row).flatMap((session) => sessionRead.safeParse(session).data ?? [])
  return {
    entries: [
      ...complete.map((session, index) => sessionEntry(place, session, index, now())),
      ...(place.status === 'task_submitted' && place.reviewDueAt !== null
        ? [reviewEntry(place, place.reviewDueAt)]
        : []),
    ],
  }
}

function sessionEntry(place: PlaceRow, session: Session, index: number, at: Date): CalendarEntry {
  return {
    id: `${place.id}:${index}`,
    gigId: place.gigId,
    workerGigId: place.id,
    type: 'session',
    ...session,
    status: sessionOutcome(place, session, at),
    note: null,
  }
}

function reviewEntry({ id, gigId }: PlaceRow, dueAt: Date): CalendarEntry {
  // Lagos is one hour ahead of UTC all year.
  const inLagos = later(dueAt, 60 * minute).toISOString()
  return {
    id: `${id}:review`,
    gigId,
    workerGigId: id,
    type: 'review_due',
    date: inLagos.slice(0, 10),
    start: inLagos.slice(11, 16),
    end: null,
    arrival: null,
    endsNextDay: false,
    status: 'scheduled',
    note: null,
  }
}
