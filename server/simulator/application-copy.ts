import { priceOf } from '../../src/api/contract/schemas/gig-price.ts'
import { type Application, matchedSkills } from '../domain/gigs/applying.ts'
import { priceInputOf } from '../domain/gigs/gig-brief.ts'
import { fieldsOf, type GigRow } from '../domain/gigs/repository.ts'
import type { Random } from '../random.ts'
import type { Worker } from './applicant-selection.ts'

/** Asked pay is a round number of naira. */
const stepKobo = 50_000

/** The pay that somebody asks for, in kobo; null when the Gig's is fine: mostly those ask whose usual pay is higher, and nobody for far more. */
function askedKobo({ rateFromKobo }: Worker, gig: GigRow, random: Random): number | null {
  const input = priceInputOf(fieldsOf(gig))
  if (input === undefined) return null
  const { workerKobo } = priceOf(input)
  const isCheap = rateFromKobo !== null && rateFromKobo > workerKobo
  if (!random.chance(isCheap ? 0.6 : 0.15)) return null
  const wish = workerKobo * (1 + random.between(5, 30) / 100)
  const asked = Math.round(Math.min(wish, isCheap ? rateFromKobo : wish) / stepKobo) * stepKobo
  return asked > workerKobo ? asked : null
}

/** What somebody could truly write with an application; which of it depends on what is known of them. */
function notesFor(one: Worker, gig: GigRow): string[] {
  const [skill] = matchedSkills(one, gig)
  const days = gig.brief.sessions?.length ?? 0
  const dates = days > 1 ? `all ${days} dates` : 'your date'
  const place = gig.brief.location?.city
  return [
    `I am free on ${dates} and can send references.`,
    'Good day. I like this Gig and would be glad to be part of it. Please look at my profile and ask me anything.',
    `I read the whole brief. I can be there early, and I am free on ${dates}.`,
    ...(one.completedGigs > 4
      ? [`I have done ${one.completedGigs} Gigs on Marquee so far. Happy to tell you about those that are like yours.`]
      : []),
    ...(one.completedGigs === 0 ? ['This would be my first Gig on Marquee, and I will give it everything.'] : []),
    ...(skill === undefined ? [] : [`${skill} is what I do most. I bring what I need for it.`]),
    ...(place !== undefined && place === one.city
      ? [`I live in ${place}, so I will be there on time whatever the traffic.`]
      : []),
    ...(place !== undefined && place !== one.city
      ? [`I am based in ${one.city} and will come to ${place} in good time.`]
      : []),
  ]
}

/** What somebody says and asks for: one in four says nothing. */
export function applicationOf(one: Worker, gig: GigRow, random: Random): Application {
  const notes = notesFor(one, gig)
  const note = random.chance(0.25) ? null : (notes[random.between(0, notes.length - 1)] ?? null)
  return { note, proposedKobo: askedKobo(one, gig, random) }
}
