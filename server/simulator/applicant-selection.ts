import type { worker } from '../db/gig-schema.ts'
import { matchedSkills } from '../domain/gigs/applying.ts'
import type { GigRow } from '../domain/gigs/repository.ts'
import { type Random, randomFrom, seedOf } from '../random.ts'

export type Worker = typeof worker.$inferSelect
type Posted = Pick<GigRow, 'brief' | 'workersNeeded'>

/** Somebody who will apply, and how long after whoever comes before, in milliseconds at normal speed. */
export interface Coming {
  readonly workerId: string
  readonly gapMs: number
}

const second = 1000

/** How many more people than places apply. */
const spare = { least: 3, most: 6 } as const

/** Somebody's own random numbers about a Gig: they do not depend on who else is there. */
export const randomOf = (key: string, { firstName, lastName }: Pick<Worker, 'firstName' | 'lastName'>): Random =>
  randomFrom(seedOf(`${key}\n${firstName} ${lastName}`))

/** The first comes soon, so that whoever has just posted a Gig sees it; then they come apart, ever more so. */
const gapOf = (place: number, random: Random) =>
  place === 0
    ? random.between(20 * second, 38 * second)
    : Math.round(random.between(25 * second, 75 * second) * (1 + 0.35 * place))

/**
 * Who applies to a Gig by themselves, in their order: those who have its skills are more likely to come, and to come early.
 * @param key the seed and what names the Gig: the same key and the same workers make the same crowd
 */
export function crowdOf(key: string, gig: Posted, workers: readonly Worker[]): Coming[] {
  const random = randomFrom(seedOf(key))
  const wanted = gig.workersNeeded + random.between(spare.least, spare.most)
  const skills = Math.max(1, gig.brief.workSkills?.length ?? 0)
  const liking = workers.map((one) => ({
    one,
    weight: matchedSkills(one, gig).length / skills + randomOf(key, one).next(),
  }))
  return liking
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, wanted)
    .map(({ one }, place) => ({ workerId: one.id, gapMs: gapOf(place, random) }))
}

/** What an invited worker does: comes or not, so many milliseconds after the invitation at normal speed. */
export function answerOf(key: string, one: Worker) {
  const random = randomOf(`${key}\ninvited`, one)
  return { comes: random.chance(0.85), afterMs: random.between(15 * second, 75 * second) }
}
