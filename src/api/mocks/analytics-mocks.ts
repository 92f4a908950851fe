import { analyticsPeriod, seriesDate } from '../../rules/analytics-period.ts'
import { lagosDayOf } from '../contract/schemas/days.ts'
import { sessionSpan } from '../contract/schemas/gig-session.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import type { PaymentTransaction } from '../contract/schemas/transaction.ts'
import { worldNow } from './factories.ts'
import { employerOf, type MockState } from './state.ts'
import type { Mocks } from './world-handlers.ts'

/** What a payment adds to the spend: payments for Gigs and plans, minus refunds, once they succeeded. */
function spendOf({ type, status, amountKobo }: PaymentTransaction): number {
  if (status !== 'success') return 0
  if (type === 'refund') return -amountKobo
  return type === 'gig_payment' || type === 'subscription' ? amountKobo : 0
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const lastDay = (gig: Gig) =>
  gig.sessions
    .map((session) => lagosDayOf(sessionSpan(session).endsAt))
    .toSorted()
    .at(-1) ?? ''

/** The dashboard's figures, derived from the world's Gigs, people and payments. */
export function analyticsMocks(state: MockState): Mocks['analytics'] {
  return {
    getDashboard: ({ employerId, query: { range } }) => {
      const { gigs, applicants, workerGigs, transactions } = employerOf(state, employerId)
      const { previousFrom, from, to, dates } = analyticsPeriod(range, lagosDayOf(worldNow))
      const isIn = (day: string) => day >= from && day <= to
      const spend = transactions.map((paid) => ({
        day: lagosDayOf(paid.completedAt ?? paid.createdAt),
        kobo: spendOf(paid),
      }))
      const applied = applicants.map(({ appliedAt }) => lagosDayOf(appliedAt)).filter(isIn)
      const hires = workerGigs.filter(({ status, hiredAt }) => status !== 'cancelled' && isIn(lagosDayOf(hiredAt)))
      const hired = hires.map(({ hiredAt }) => lagosDayOf(hiredAt))
      const published = gigs.filter(({ publishedAt }) => publishedAt && isIn(lagosDayOf(publishedAt)))
      const places = sumOf(published.map(({ workersNeeded }) => workersNeeded ?? 0))
      const hours = hires.map(({ gigId, hiredAt }) => {
        const publishedAt = gigs.find(({ id }) => id === gigId)?.publishedAt
        return publishedAt ? (Date.parse(hiredAt) - Date.parse(publishedAt)) / 3_600_000 : 0
      })
      const inState = (status: string) => gigs.filter((gig) => gig.status === status)
      const isOn = (date: string) => (day: string) => isIn(day) && seriesDate(range, day) === date
      return {
        data: {
          openGigs: inState('open').length,
          inProgressGigs: inState('in_progress').length,
          completedGigs: inState('completed').filter((gig) => isIn(lastDay(gig))).length,
          applicants: applied.length,
          hires: hires.length,
          spendKobo: sumOf(spend.filter(({ day }) => isIn(day)).map(({ kobo }) => kobo)),
          previousSpendKobo:
            transactions.length === 0
              ? null
              : sumOf(spend.filter(({ day }) => day >= previousFrom && day < from).map(({ kobo }) => kobo)),
          fillRate: places === 0 ? null : sumOf(published.map(({ workersHired }) => workersHired)) / places,
          avgHoursToHire: hires.length === 0 ? null : Math.round((sumOf(hours) / hires.length) * 10) / 10,
          series: dates.map((date) => ({
            date,
            spendKobo: sumOf(spend.filter(({ day }) => isOn(date)(day)).map(({ kobo }) => kobo)),
            applicants: applied.filter(isOn(date)).length,
            hires: hired.filter(isOn(date)).length,
          })),
        },
      }
    },
  }
}
