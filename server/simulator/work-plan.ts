import { sessionSpan, type SessionTimes } from '../../src/api/contract/schemas/gig-session.ts'
import type { GigRow, workerGig } from '../db/gig-schema.ts'
import type { SubmittedFile } from '../db/work-schema.ts'
import type { WorkToSubmit } from '../modules/people/working.ts'
import { later, minute } from '../platform/clock/time.ts'
import type { Named, Worker } from './applicant-selection.ts'
import { type Random, randomFrom, seedOf } from './random.ts'
import {
  clipAddress,
  photoAddress,
  photoSize,
  photoThumbnail,
  sampleCount,
  sheetAddress,
  sheetSize,
  trackAddress,
} from './sample-media.ts'

export type Place = typeof workerGig.$inferSelect

const hour = 60 * minute

/** A worker's random numbers for one purpose on one hired place, the same whenever and wherever they are asked for. */
const randomOf = (key: string, { firstName, lastName }: Named, purpose: string): Random =>
  randomFrom(seedOf(`${key}\n${firstName} ${lastName}\n${purpose}`))

/** What a worker does about a place: nearly all come and hand in; some cancel, some do not come, some never hand in. */
export function conductOf(key: string, worker: Named) {
  return randomOf(key, worker, 'conduct').weighted({ works: 88, cancels: 4, isAbsent: 4, isSilent: 4 })
}

/**
 * When a worker who cancels does so: some hours after the hire at normal speed, and at the latest when half of the time to the first session
 * is over, because nobody cancels work that has begun.
 * @param startsAt the first session's start; null without sessions
 */
export function cancelsAt(
  key: string,
  worker: Named,
  { hiredAt, startsAt }: Pick<Place, 'hiredAt'> & Pick<GigRow, 'startsAt'>,
  speed: number,
): Date {
  const afterMs = randomOf(key, worker, 'cancel').between(1 * hour, 12 * hour) / speed
  const mostMs = startsAt === null ? Infinity : (startsAt.getTime() - hiredAt.getTime()) / 2
  return later(hiredAt, Math.min(afterMs, mostMs))
}

/**
 * When a worker arrives at a session: around the arrival time, one in eight after the start, but in the first half of the session. The times of the session do not depend on the speed; how
 * far from them a worker arrives does, but not below 1, where the arrival could be before check-ins count or after the session.
 */
export function arrivesAt(key: string, worker: Named, session: SessionTimes, speed: number): Date {
  const divisor = Math.max(1, speed)
  const random = randomOf(key, worker, `arrival ${session.date} ${session.start}`)
  const { startsAt, endsAt } = sessionSpan(session)
  if (random.chance(0.125)) {
    const lateMs = random.between(4 * minute, 35 * minute) / divisor
    return later(startsAt, Math.min(lateMs, (endsAt.getTime() - startsAt.getTime()) / 2))
  }
  const arrival =
    session.arrival === null || session.arrival === undefined
      ? later(startsAt, -20 * minute)
      : sessionSpan({ ...session, start: session.arrival }).startsAt
  const arrivedAt = later(arrival, (random.between(-15, 10) * minute) / divisor)
  return new Date(Math.min(arrivedAt.getTime(), startsAt.getTime()))
}

/** How long after the last session, or after a request for changes, a worker hands in, in milliseconds. */
export const submitsAfterMs = (key: string, worker: Named, round: number, speed: number) =>
  randomOf(key, worker, `submission ${round}`).between(2 * minute, 20 * minute) / speed

/** How long after handing in a worker without a bank account gives one, in milliseconds. */
export const givesAccountAfterMs = (key: string, worker: Named, speed: number) =>
  randomOf(key, worker, 'account').between(5 * minute, 30 * minute) / speed

/** The number from which the bank account is made that a worker gives. */
export const accountNumberOf = (key: string, worker: Named) =>
  randomOf(key, worker, 'account number').between(10_000, 99_999)

const firstMessages: Readonly<Record<string, readonly string[]>> = {
  photographer: [
    'Good day. The edited pictures are attached, and the whole album is at the link.',
    'Here are the pictures of the event. The best ones are attached in full size.',
  ],
  songwriter: ['Here is the song with its lyrics. I hope you like it.', 'The recording and the lyrics are attached.'],
  hostess: [
    'Thank you for having me. The guest list with arrivals is attached.',
    'It went well. My notes of the evening are attached.',
  ],
  dj: ['What a night! A recording of the set is attached.', 'Thank you for the invitation. Here is a part of the set.'],
}
const otherMessages = ['The work is done as described. Please have a look.'] as const

const file = (
  id: number,
  name: string,
  url: string,
  mime: string,
  sizeBytes: number,
  thumbUrl?: string,
): SubmittedFile => ({
  id: `fil_${id}`,
  name,
  url,
  mime,
  sizeBytes,
  ...(thumbUrl !== undefined && { thumbUrl }),
})

const pictures = (random: Random, count: number): SubmittedFile[] => {
  const first = random.between(0, sampleCount - 1)
  return Array.from({ length: count }, (_, index) => {
    const number = (first + index) % sampleCount
    const name = `picture-${String(index + 1).padStart(2, '0')}.webp`
    return file(index + 1, name, photoAddress(number), 'image/webp', photoSize(number), photoThumbnail(number))
  })
}

/** The files that a craft hands in. */
function filesOf(category: string, random: Random): SubmittedFile[] {
  const number = random.between(0, sampleCount - 1)
  const sheet = (id: number, name: string) => file(id, name, sheetAddress(number), 'application/pdf', sheetSize(number))
  const track = (id: number, name: string) => file(id, name, trackAddress(number), 'audio/wav', 64_044)
  if (category === 'photographer') {
    return [...pictures(random, random.between(5, 9)), file(20, 'highlights.webm', clipAddress, 'video/webm', 3205)]
  }
  if (category === 'songwriter') return [track(1, 'song.wav'), sheet(2, 'lyrics.pdf')]
  if (category === 'dj') {
    return [track(1, 'set.wav'), ...pictures(random, 1).map((picture) => ({ ...picture, id: 'fil_2' }))]
  }
  return [
    sheet(1, 'notes.pdf'),
    ...pictures(random, 2).map((picture, index) => ({ ...picture, id: `fil_${index + 2}` })),
  ]
}

/** Says of files which deliverable each shows: those that are done share the files in their order. */
function withDeliverables(files: readonly SubmittedFile[], done: readonly string[]): SubmittedFile[] {
  return files.map((file, index) => {
    const deliverableId = done[Math.floor((index * done.length) / files.length)]
    return { ...file, ...(deliverableId !== undefined && { deliverableId }) }
  })
}

/** What a worker hands in for a round; in a later one everything is done. */
export function workOf(
  key: string,
  worker: Named & Pick<Worker, 'category'>,
  { brief }: Pick<GigRow, 'brief'>,
  round: number,
): WorkToSubmit {
  const random = randomOf(key, worker, `work ${round}`)
  const messages = firstMessages[worker.category] ?? otherMessages
  const deliverables = (brief.deliverables ?? []).flatMap(({ id }) =>
    id === undefined ? [] : [{ id, done: round > 1 || random.chance(0.9) }],
  )
  const done = deliverables.flatMap((deliverable) => (deliverable.done ? [deliverable.id] : []))
  return {
    message:
      round > 1
        ? 'I have changed what you asked for. Please look at it again.'
        : (messages[random.between(0, messages.length - 1)] ?? otherMessages[0]),
    deliverables,
    files: withDeliverables(filesOf(worker.category, random), done),
    links: worker.category === 'photographer' ? [`https://albums.example/${random.between(10_000, 99_999)}`] : [],
  }
}
