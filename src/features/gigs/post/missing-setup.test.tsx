import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { anOnboarding } from '@/api/mocks/factories.ts'
import { hold } from '@/api/mocks/faults.ts'
import { emptyVenue, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { withReturnTo } from '@/shared/return-to.ts'
import { address, calls, open, press, settled, setUpApp } from './testing/post-gig-app.tsx'

/** What is missing before a Gig can be paid, said on the first step. */

setUpApp()

const line = () => screen.findByText(/^Before you can pay:/)

it('names what is missing, and keeps the draft for the return from there', async () => {
  const { router } = open(paths.postGig, { world: emptyVenue() })
  await userEvent.type(await screen.findByLabelText('Gig title'), 'Wedding photographer')
  const links = within(await line()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['business profile', withReturnTo(paths.createBusinessProfile, paths.postGig)],
    ['wallet', withReturnTo(paths.activateWallet, paths.postGig)],
    ['plan', withReturnTo(paths.billing({ tab: 'plans' }), paths.postGig)],
  ])
  await userEvent.click(within(await line()).getByText('wallet'))
  await waitFor(() => expect(address()).toMatch(new RegExp(`^${paths.activateWallet}`)))
  await act(() => router.navigate(paths.postGig))
  await screen.findByText('Continue your draft "Wedding photographer"?')
  await press('Continue')
  expect(await screen.findByLabelText('Gig title')).toHaveValue('Wedding photographer')
})

it('comes back from the business profile to the draft', async () => {
  const steps = { companyProfile: false, wallet: true, subscription: true, firstGig: false }
  open(paths.postGig, { world: smallVenue({ onboarding: anOnboarding({ steps }) }) })
  await userEvent.type(await screen.findByLabelText('Gig title'), 'Wedding photographer')
  await userEvent.click(within(await line()).getByText('business profile'))
  await press('Save profile')
  await screen.findByText('Continue your draft "Wedding photographer"?')
  expect(address()).toBe(paths.postGig)
})

it('is not there when everything is ready', async () => {
  open(paths.postGig, { world: smallVenue() })
  await screen.findByLabelText('Gig title')
  await waitFor(() => expect(calls('get-onboarding-status')).toHaveLength(1))
  await settled()
  expect(screen.queryByText(/^Before you can pay/)).toBeNull()
})

it('is not there while it is unknown', async () => {
  open(paths.postGig, { world: emptyVenue(), api: [hold(dashboard.getOnboardingStatus)] })
  await screen.findByLabelText('Gig title')
  await settled()
  expect(screen.queryByText(/^Before you can pay/)).toBeNull()
})
