import { expect, it } from 'vitest'
import { anOnboarding } from '@/api/mocks/factories.ts'
import { paths } from '@/shared/paths.ts'
import { homeGates } from './home-gates.ts'

const gatesFor = (isNewUser: boolean, companyProfile: boolean, wallet: boolean) =>
  anOnboarding({ isNewUser, steps: { companyProfile, wallet, subscription: true, firstGig: true } })

it.each([
  [false, true, true, []],
  [false, true, false, [paths.activateWallet]],
  [false, false, true, [paths.createBusinessProfile]],
  [false, false, false, [paths.createBusinessProfile, paths.activateWallet]],
  // The visible checklist already contains it.
  [true, false, false, []],
])('new %s, profile %s, wallet %s: %j', (isNewUser, profile, wallet, gates) => {
  expect(homeGates(gatesFor(isNewUser, profile, wallet)).map(({ href }) => href)).toEqual(gates)
})
