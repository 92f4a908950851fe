import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOnboarding } from '@/api/mocks/factories.ts'
import { emptyVenue, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const links = (list: Awaited<ReturnType<typeof card>>) =>
  list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('links to every open step, and expands the first', async () => {
  app.open(paths.dashboard, { world: emptyVenue() })
  const list = await card('Get ready to hire (0 of 4)')
  expect(links(list)).toEqual([
    ['Complete your business profile', paths.createBusinessProfile],
    ['Complete profile', paths.createBusinessProfile],
    ['Activate your wallet', paths.activateWallet],
    ['Choose a plan', paths.billing({ tab: 'plans' })],
    ['Post your first Gig', paths.postGig],
  ])
})

it('ticks done steps, which lead nowhere', async () => {
  const steps = { companyProfile: true, wallet: false, subscription: true, firstGig: false }
  app.open(paths.dashboard, { world: smallVenue({ onboarding: anOnboarding({ isNewUser: true, steps }) }) })
  const list = await card('Get ready to hire (2 of 4)')
  expect(list.getAllByRole('listitem').map((item) => item.textContent.includes('(done)'))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(links(list).map(([name]) => name)).toEqual(['Activate your wallet', 'Activate wallet', 'Post your first Gig'])
})
