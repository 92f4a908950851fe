import type { PayType } from '@/api/contract/schemas/gig-fields.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import { weekdayAndDay } from '@/design-system/lib/format-day.ts'
import type { Day } from '@/design-system/lib/days.ts'
import { lagosDay, nonBreaking } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { formatPlace, gigLabels, labelOf } from '@/shared/gig-looks.ts'
import { isSessionOver, sessionLine, sortSessions, timeOfDay } from '@/shared/gig-sessions.ts'
import { formatNumber } from '@/lib/format-number.ts'

/** A hired person on a poster. */
export interface PosterPerson {
  readonly id: string
  readonly name: string
  readonly src?: string | null | undefined
}

/** The day of the next session, or of the last one when all are over. */
export interface PosterDay {
  /** 'FRI' */
  readonly weekday: string
  /** '27' */
  readonly date: string
  /** 'NOV' */
  readonly month: string
  /** '2027'; undefined in the present year. */
  readonly year: string | undefined
  /** 'Fri 27 Nov', in another year 'Sun 17 Jan 2027' */
  readonly short: string
  /** '10:00 PM' */
  readonly start: string
  /** 'Fri 27 Nov 2026, 10:00 PM – 4:00 AM, ends Sat 28 Nov' */
  readonly line: string
  /** Other sessions besides this one. */
  readonly others: number
}

/** The places of a Gig, and who has them. */
export interface PosterSeats {
  readonly needed: number
  readonly hired: number
  /** Those who are known by name, at most `hired`. */
  readonly people: readonly PosterPerson[]
}

/** What a Gig's poster shows. A draft may lack everything. */
export interface PosterFacts {
  readonly category?: string | undefined
  /** The category in words: 'Photographer'. */
  readonly craft?: string | undefined
  readonly title?: string | undefined
  readonly day?: PosterDay | undefined
  readonly place?: string | undefined
  /** The city alone, for one line of a phone; the place where no city is given. */
  readonly city?: string | undefined
  readonly pay?: string | undefined
  readonly seats?: PosterSeats | undefined
}

type Times = Pick<GigSession, 'date' | 'start' | 'end' | 'endsNextDay'>

/** The fields of a Gig or of a form that a poster is made from. */
export interface PosterSource {
  readonly title: string
  readonly category?: string | null | undefined
  readonly sessions: readonly Times[]
  readonly workMode?: string | null | undefined
  readonly location?: { city?: string | null | undefined; state?: string | null | undefined } | null | undefined
  readonly payType?: string | null | undefined
  readonly rateKobo?: number | null | undefined
  readonly workersNeeded?: number | null | undefined
  readonly workersHired?: number | undefined
}

/** What the pay is for: as one sum of money it would be read as the price of the whole Gig. */
const payUnits = {
  per_gig: 'for each worker',
  per_day: 'a day for each worker',
  per_hour: 'an hour for each worker',
} as const satisfies Record<PayType, string>

/**
 * '₦50,000.00 for each worker', '₦2,500.00 an hour for each worker'; undefined while no pay is set, and for NaN, which a form holds while its text is no
 * amount.
 */
export function payLine({ payType, rateKobo }: Pick<PosterSource, 'payType' | 'rateKobo'>): string | undefined {
  if (rateKobo === null || rateKobo === undefined || Number.isNaN(rateKobo)) return undefined
  return [formatNaira(rateKobo), labelOf(payUnits, payType)?.toLowerCase()].filter(Boolean).join(' ')
}

function posterDay(sessions: readonly Times[], now: Date): PosterDay | undefined {
  const sorted = sortSessions(sessions)
  const toCome = sorted.filter((entry) => !isSessionOver(entry, now))
  // Of a Gig that is over, the last of all its sessions.
  const counted = toCome.length === 0 ? sorted : toCome
  const session = toCome[0] ?? sorted.at(-1)
  if (session === undefined) return undefined
  const short = weekdayAndDay(session.date as Day, lagosDay(now) as Day)
  const [weekday = '', date = '', month = '', year] = short.split(' ')
  return {
    weekday: weekday.toUpperCase(),
    date,
    month: month.toUpperCase(),
    year,
    short,
    start: timeOfDay(session.start),
    line: sessionLine(session),
    others: counted.length - 1,
  }
}

/**
 * The poster of a Gig or of a form.
 * @param now decides which session comes next
 * @param people the hired workers, where they are read
 */
export function posterOf(source: PosterSource, now: Date, people: readonly PosterPerson[] = []): PosterFacts {
  const { title, category, sessions, workersNeeded, workersHired = 0 } = source
  const place = formatPlace(source)
  return {
    category: category || undefined,
    craft: labelOf(gigLabels.category, category),
    title: title.trim() || undefined,
    day: posterDay(sessions, now),
    place,
    city: (source.workMode === 'remote' ? undefined : source.location?.city?.trim()) || place,
    pay: payLine(source),
    seats: workersNeeded
      ? { needed: workersNeeded, hired: workersHired, people: people.slice(0, workersHired) }
      : undefined,
  }
}

/** '3 of 5 workers hired', '5 workers' while nobody can be hired yet. */
export function seatsLine({ needed, hired }: PosterSeats, isDraft = false): string {
  const workers = `${formatNumber(needed)} ${needed === 1 ? 'worker' : 'workers'}`
  return isDraft ? workers : `${formatNumber(hired)} of ${workers} hired`
}

/** 'and 2 more sessions' in one piece; undefined for one session. */
export const othersLine = ({ others }: PosterDay) =>
  others === 0 ? undefined : nonBreaking(`and ${formatNumber(others)} more ${others === 1 ? 'session' : 'sessions'}`)
