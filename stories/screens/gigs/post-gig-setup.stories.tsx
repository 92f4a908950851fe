import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { anOnboarding, aWallet } from '@/api/mocks/factories.ts'
import { hold } from '@/api/mocks/faults.ts'
import { emptyVenue, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { withReturnTo } from '@/shared/return-to.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { arrivedAt } from '../shell/frame.ts'
import { emptyDevice } from './post-gig-page.ts'

/** What is missing before a Gig can be paid, said on the first step. */
const meta = {
  title: 'Screens/Gigs/Post a Gig setup',
  render: renderScreen,
  beforeEach: emptyDevice,
  parameters: { ...screen({ at: paths.postGig }), states: 'post-gig.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const line = () => page.findByText(/^Before you can pay:/)
const links = async () => within(await line()).getAllByRole('link')

const names: Story['play'] = async () => {
  await expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['business profile', withReturnTo(paths.createBusinessProfile, paths.postGig)],
    ['wallet', withReturnTo(paths.activateWallet, paths.postGig)],
    ['plan', withReturnTo(paths.billing({ tab: 'plans' }), paths.postGig)],
  ])
  ;(await line()).scrollIntoView({ block: 'center' })
}

/** A new employer: nothing is set up. */
export const AllMissing: Story = { parameters: screen({ world: emptyVenue }), play: names }

export const AllMissingOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ world: emptyVenue }), ...phone.parameters },
  play: names,
}

/** Only what is missing is named. */
export const WalletMissing: Story = {
  parameters: {
    ...screen({
      world: () =>
        smallVenue({
          wallet: aWallet({ status: 'not_activated' }),
          onboarding: anOnboarding({
            steps: { companyProfile: true, wallet: false, subscription: true, firstGig: false },
          }),
        }),
    }),
    ...visual('screen', [], { skip: 'as AllMissing' }),
  },
  play: async () => {
    await expect((await links()).map((link) => link.textContent)).toEqual(['wallet'])
  },
}

/** While it is unknown there is no line and no place for it. */
export const Unknown: Story = {
  parameters: {
    ...screen({ world: emptyVenue, api: [hold(dashboard.getOnboardingStatus)] }),
    ...visual('screen', [], { skip: 'as the story Empty of Post a Gig, without the line' }),
  },
  play: async () => {
    await expect(await page.findByLabelText('Gig title')).toBeVisible()
    await expect(page.queryByText(/^Before you can pay/)).toBeNull()
  },
}

/** What was typed is offered again after the wallet was looked at. */
export const KeepsTheDraft: Story = {
  parameters: { ...screen({ world: emptyVenue }), ...visual('screen', [], { skip: 'as the stories of drafts' }) },
  play: async () => {
    await userEvent.type(await page.findByLabelText('Gig title'), 'Wedding photographer')
    await userEvent.click(within(await line()).getByRole('link', { name: 'wallet' }))
    await arrivedAt(withReturnTo(paths.activateWallet, paths.postGig))
    await userEvent.click(await page.findByRole('link', { name: 'Dashboard' }))
    const [postLink] = await page.findAllByRole('link', { name: 'Post a Gig' })
    if (postLink === undefined) throw new Error('Nothing leads to the form')
    await userEvent.click(postLink)
    await expect(await page.findByText('Continue your draft "Wedding photographer"?')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(page.getByLabelText('Gig title')).toHaveValue('Wedding photographer'))
  },
}
