import { randomUUID } from 'node:crypto'
import { billing } from '../../src/api/contract/endpoints/billing.ts'
import { company } from '../../src/api/contract/endpoints/company.ts'
import { exampleGig, gigs } from '../../src/api/contract/endpoints/gigs.ts'
import type { Gig } from '../../src/api/contract/schemas/gig.ts'
import { call } from './api.ts'
import type { Employer } from './employer.ts'
import { activateWallet, walletPin } from './money.ts'

/** Returns the date in Lagos this many days from now: 'YYYY-MM-DD'. */
export const lagosDateIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString().slice(0, 10)

/** A valid Gig with one session three weeks ahead. */
export const postableGig = {
  ...exampleGig,
  sessions: [{ date: lagosDateIn(21), start: '18:00', end: '02:00', arrival: '16:30', endsNextDay: true }],
  applicationDeadline: `${lagosDateIn(14)}T23:59:00+01:00`,
}

/** Gives an employer what posting requires: a business profile, a wallet with this balance, and a plan paid from it. */
export async function enablePosting(employer: Employer, kobo = 100_000_000): Promise<void> {
  await activateWallet(employer, kobo)
  await call(company.updateCompanyProfile, { body: { companyName: 'Eko Events Ltd' } }, employer)
  await call(
    billing.subscribe,
    { body: { planCode: 'premium', interval: 'month', method: 'wallet', pin: walletPin, ref: randomUUID() } },
    employer,
  )
}

/** Saves a draft without a browser. */
export const saveDraft = (employer: Employer, title: string, changes: Omit<GigChanges, 'title'> = {}): Promise<Gig> =>
  call(gigs.create, { body: { saveAsDraft: true, title, ...changes } }, employer)

type GigChanges = Partial<Omit<typeof postableGig, 'workersNeeded' | 'visibility'>> & {
  readonly workersNeeded?: number
  readonly visibility?: 'public' | 'invite_only'
}

/** Creates a Gig in pending payment. */
export const createUnpaidGig = (employer: Employer, changes: GigChanges = {}): Promise<Gig> =>
  call(gigs.create, { body: { ...postableGig, ...changes } }, employer)

/** Posts a Gig and pays for it from the wallet; `enablePosting` comes first. @returns the open Gig */
export async function postGig(employer: Employer, changes: GigChanges = {}): Promise<Gig> {
  const { id } = await createUnpaidGig(employer, changes)
  const { payType, rateKobo, workersNeeded, sessions } = { ...postableGig, ...changes }
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
