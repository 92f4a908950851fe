import { expect, it } from 'vitest'
import { anOnboarding, aWallet } from '@/api/mocks/factories.ts'
import { paths } from '@/shared/paths.ts'
import { missingSetup } from './missing-setup.ts'

const steps = { companyProfile: true, wallet: true, subscription: true, firstGig: false }

it('names nothing when everything is ready', () => {
  expect(missingSetup(aWallet(), anOnboarding({ steps }))).toEqual([])
})

it('names each thing that is missing, with its page', () => {
  const wallet = aWallet({ status: 'not_activated', subscription: null })
  expect(missingSetup(wallet, anOnboarding({ steps: { ...steps, companyProfile: false } }))).toEqual([
    { name: 'business profile', href: paths.createBusinessProfile },
    { name: 'wallet', href: paths.activateWallet },
    { name: 'plan', href: paths.billing({ tab: 'plans' }) },
  ])
})

it('does not name a wallet that is restricted, which the employer cannot activate', () => {
  expect(missingSetup(aWallet({ status: 'restricted' }), anOnboarding({ steps }))).toEqual([])
})
