import type { worker, GigRow } from '../db/gig-schema.ts'
import { matchedSkills } from '../modules/people/applying.ts'
import { minute } from '../platform/clock/time.ts'
import { type Random, randomFrom, seedOf } from './random.ts'

export type Worker = typeof worker.$inferSelect
type PostedGig = Pick<GigRow, 'brief' | 'workersNeeded'>

/** A selected applicant, and the delay after the previous one, in milliseconds at normal speed. */
export interface PlannedApplicant {
  readonly workerId: string
  readonly gapMs: number
}

const second = 1000

/** Minimum and maximum number of applicants in excess of the places. */
const extraApplicants = { least: 3, most: 6 } as const

/** What a worker's random numbers depend on. */
export type Named = Pick<Worker, 'firstName' | 'lastName'>

/** A worker's random numbers for a Gig, which do not depend on the other workers. */
export const workerRandom = (key: string, { firstName, lastName }: Named): Random =>
  randomFrom(seedOf(`${key}\n${firstName} ${lastName}`))

/** Delay before the n-th applicant: the first applies soon, so that the employer sees it after posting; later delays grow. */
const gapBefore = (place: number, random: Random) =>
  place === 0
    ? random.between(20 * second, 38 * second)
    : Math.round(random.between(25 * second, 75 * second) * (1 + 0.35 * place))

/**
 * Selects the workers who apply to a Gig, in order. Workers with its skills are more likely to be selected and to apply early.
 * @param key seed and identity of the Gig: the same key and workers give the same selection
 */
export function selectApplicants(key: string, gig: PostedGig, workers: readonly Worker[]): PlannedApplicant[] {
  const random = randomFrom(seedOf(key))
  const count = gig.workersNeeded + random.between(extraApplicants.least, extraApplicants.most)
  const skills = Math.max(1, gig.brief.workSkills?.length ?? 0)
  const ranked = workers.map((worker) => ({
    worker,
    weight: matchedSkills(worker, gig).length / skills + workerRandom(key, worker).next(),
  }))
  return ranked
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ worker }, place) => ({ workerId: worker.id, gapMs: gapBefore(place, random) }))
}

/** Whether an invited worker accepts, and the delay after the invitation, in milliseconds at normal speed. */
export function invitationResponse(key: string, worker: Named) {
  const random = workerRandom(`${key}\ninvited`, worker)
  return { comes: random.chance(0.85), afterMs: random.between(15 * second, 75 * second) }
}

/** When a worker who finds other work withdraws the application, in milliseconds after applying at normal speed; undefined for nearly all, who do not. */
export function withdrawsAfterMs(key: string, worker: Named): number | undefined {
  const random = workerRandom(`${key}\nwithdraws`, worker)
  return random.chance(0.04) ? random.between(60 * minute, 240 * minute) : undefined
}
