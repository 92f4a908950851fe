import { randomUUID } from 'node:crypto'
import { billing } from '../../src/api/contract/endpoints/billing.ts'
import { company } from '../../src/api/contract/endpoints/company.ts'
import { exampleGig, gigs } from '../../src/api/contract/endpoints/gigs.ts'
import type { Gig } from '../../src/api/contract/schemas/gig.ts'
import { call } from './api.ts'
import type { Employer } from './employer.ts'
import { openWallet, walletPin } from './money.ts'

/** A day in Lagos, so many days from now: 'YYYY-MM-DD'. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString().slice(0, 10)

/** A Gig that can be posted, with one session three weeks ahead. */
export const aPostableGig = {
  ...exampleGig,
  sessions: [{ date: dayAhead(21), start: '18:00', end: '02:00', arrival: '16:30', endsNextDay: true }],
  applicationDeadline: `${dayAhead(14)}T23:59:00+01:00`,
}

/** Gives an employer all that posting needs: a business, a wallet with so much in it, and a plan paid from it. */
export async function becomePoster(employer: Employer, kobo = 100_000_000): Promise<void> {
  await openWallet(employer, kobo)
  await call(company.updateCompanyProfile, { body: { companyName: 'Eko Events Ltd' } }, employer)
  await call(
    billing.subscribe,
    { body: { planCode: 'premium', interval: 'month', method: 'wallet', pin: walletPin, ref: randomUUID() } },
    employer,
  )
}

/** Saves a draft from outside the browser. */
export const saveDraft = (employer: Employer, title: string): Promise<Gig> =>
  call(gigs.create, { body: { saveAsDraft: true, title } }, employer)

/** Creates a Gig that waits for its payment. */
export const createUnpaid = (employer: Employer, changes: Partial<typeof aPostableGig> = {}): Promise<Gig> =>
  call(gigs.create, { body: { ...aPostableGig, ...changes } }, employer)

/** Posts a Gig and pays it from the wallet, as somebody who is a poster. @returns the open Gig */
export async function postGig(employer: Employer, changes: Partial<typeof aPostableGig> = {}): Promise<Gig> {
  const { id } = await createUnpaid(employer, changes)
  const { payType, rateKobo, workersNeeded, sessions } = { ...aPostableGig, ...changes }
  const { quoteId = '' } = await call(
    gigs.getPaymentData,
    { body: { payType, rateKobo, workersNeeded, sessions } },
    employer,
  )
  await call(
    gigs.payFromWallet,
    { params: { id }, body: { quoteId: quoteId ?? '', pin: walletPin, ref: randomUUID() } },
    employer,
  )
  return call(gigs.get, { params: { id } }, employer)
}
