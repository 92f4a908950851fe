import { priceOf } from '../../src/rules/gig-price.ts'
import { type Application, matchedSkills } from '../modules/people/applying.ts'
import { priceInputOf } from '../modules/gigs/gig-brief.ts'
import { fieldsOf } from '../modules/gigs/repository.ts'
import type { Random } from './random.ts'
import type { Worker } from './applicant-selection.ts'
import type { GigRow } from '../db/gig-schema.ts'

/** Proposed pay is rounded to this step, in kobo. */
const stepKobo = 50_000

/** The pay that a worker proposes, in kobo; null for the Gig's own pay. Workers with a higher usual rate are more likely to propose. */
function proposedPayKobo({ rateFromKobo }: Worker, gig: GigRow, random: Random): number | null {
  const input = priceInputOf(fieldsOf(gig))
  if (input === undefined) return null
  const { workerKobo } = priceOf(input)
  const isBelowUsualRate = rateFromKobo !== null && rateFromKobo > workerKobo
  if (!random.chance(isBelowUsualRate ? 0.6 : 0.15)) return null
  const desiredKobo = workerKobo * (1 + random.between(5, 30) / 100)
  const roundedKobo =
    Math.round(Math.min(desiredKobo, isBelowUsualRate ? rateFromKobo : desiredKobo) / stepKobo) * stepKobo
  return roundedKobo > workerKobo ? roundedKobo : null
}

/** The notes that are true for a worker and a Gig. */
function possibleNotes(worker: Worker, gig: GigRow): string[] {
  const [skill] = matchedSkills(worker, gig)
  const days = gig.brief.sessions?.length ?? 0
  const dates = days > 1 ? `all ${days} dates` : 'your date'
  const place = gig.brief.location?.city
  return [
    `I am free on ${dates} and can send references.`,
    'Good day. I like this Gig and would be glad to be part of it. Please look at my profile and ask me anything.',
    `I read the whole brief. I can be there early, and I am free on ${dates}.`,
    ...(worker.completedGigs > 4
      ? [
          `I have done ${worker.completedGigs} Gigs on Marquee so far. Happy to tell you about those that are like yours.`,
        ]
      : []),
    ...(worker.completedGigs === 0 ? ['This would be my first Gig on Marquee, and I will give it everything.'] : []),
    ...(skill === undefined ? [] : [`${skill} is what I do most. I bring what I need for it.`]),
    ...(place !== undefined && place === worker.city
      ? [`I live in ${place}, so I will be there on time whatever the traffic.`]
      : []),
    ...(place !== undefined && place !== worker.city
      ? [`I am based in ${worker.city} and will come to ${place} in good time.`]
      : []),
  ]
}

/** Creates the content of an application; one in four has no note. */
export function createApplication(worker: Worker, gig: GigRow, random: Random): Application {
  const notes = possibleNotes(worker, gig)
  const note = random.chance(0.25) ? null : (notes[random.between(0, notes.length - 1)] ?? null)
  return { note, proposedKobo: proposedPayKobo(worker, gig, random) }
}
