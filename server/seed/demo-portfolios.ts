import type { PortfolioItem } from '../db/gig-schema.ts'
import type { Destination } from '../db/money-schema.ts'
import { sampleAccount } from '../simulator/sample-account.ts'
import { clipAddress, photoAddress, photoThumbnail, sampleCount, trackAddress } from '../simulator/sample-media.ts'

type Craft = 'photographer' | 'songwriter' | 'hostess' | 'dj'

const photoTitles = [
  'First dance',
  'The couple',
  'Aso ebi',
  'The toast',
  'On stage',
  'Family',
  'The cake',
  'Late evening',
]
const trackTitles: Readonly<Record<'songwriter' | 'dj', readonly string[]>> = {
  songwriter: ['Radio jingle', 'Wedding song', 'Sunday morning'],
  dj: ['Friday night mix', 'Amapiano hour', 'Owambe classics'],
}

const photo = (index: number, place: number): PortfolioItem => {
  const number = (index * 5 + place) % sampleCount
  return {
    id: `pf_${place}`,
    kind: 'image',
    url: photoAddress(number),
    thumbUrl: photoThumbnail(number),
    title: photoTitles[number % photoTitles.length] ?? 'Evening',
  }
}

const track = (craft: 'songwriter' | 'dj', index: number, place: number): PortfolioItem => ({
  id: `pf_${place}`,
  kind: 'audio',
  url: trackAddress((index * 3 + place) % sampleCount),
  title: trackTitles[craft][place % trackTitles[craft].length] ?? 'Song',
})

/** The earlier work of a demo worker: pictures or music by craft; workers without a rating have none yet. */
export function portfolioOf(craft: Craft, index: number, ratings: number): readonly PortfolioItem[] {
  if (ratings === 0) return []
  const photos = (count: number) => Array.from({ length: count }, (_, place) => photo(index, place))
  if (craft === 'photographer') {
    const clip = {
      id: 'pf_20',
      kind: 'video',
      url: clipAddress,
      thumbUrl: photoThumbnail(index),
      title: 'Highlights',
    } as const
    return index % 2 === 0 ? [...photos(7), clip] : photos(6)
  }
  if (craft === 'hostess') return photos(3)
  return [0, 1, 2].map((place) => track(craft, index, place))
}

/** What the reviews say, by their stars; some say nothing. */
const comments: Readonly<Record<number, readonly (string | null)[]>> = {
  5: ['Early, calm and a joy to work with.', 'Great work. The guests asked for the name.', null],
  4: ['Everything as agreed, and delivered on time.', null, 'Good, but came shortly before the start.'],
  3: ['The work was fine, but we had to ask for it twice.', 'Friendly, but not well prepared.', null],
  2: ['Came late, and part of the work was missing.', null],
  1: ['Not what we agreed on.'],
}
const gigTitles = ['Naming ceremony', 'Product launch', 'Birthday at the beach', 'Corporate dinner', 'Wedding in Ikeja']

/** Published reviews of a demo worker from other employers; days before now. */
export function reviewsOf(index: number, rating: number | null, ratings: number) {
  if (rating === null) return []
  return Array.from({ length: Math.min(ratings, 4) }, (_, place) => {
    const stars = place === 3 ? Math.max(1, Math.floor(rating) - 1) : Math.min(5, Math.round(rating))
    const texts = comments[stars] ?? [null]
    return {
      rating: stars,
      comment: texts[(index + place) % texts.length] ?? null,
      gigTitle: gigTitles[(index + place) % gigTitles.length] ?? 'Event',
      daysAgo: 20 + place * 31 + (index % 9),
    }
  })
}

/** Where a demo worker's pay goes; one in ten has not given an account yet. */
export const accountOf = (index: number, name: string): Destination | null =>
  index % 10 === 7 ? null : sampleAccount(name, 10_000 + index * 7)
