import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { anOnboarding, aProfile } from '@/api/mocks/factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { emptyVenue, hostileData, smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { expectLastToast } from '../auth/page.ts'
import { arrivedAt, heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Home/Home',
  render: renderScreen,
  parameters: { ...screen({ at: paths.dashboard }), shows: ['home/screens/home-screen.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const titles = [
  'Complete your business profile',
  'Activate your wallet',
  'Choose a plan',
  'Post your first Gig',
] as const

/** The set-up of a new employer after its first `done` steps. */
function onboardingAfter(done: number, isNewUser = true): OnboardingStatus {
  const [companyProfile = false, wallet = false, subscription = false, firstGig = false] = titles.map(
    (_, index) => index < done,
  )
  return anOnboarding({ isNewUser, steps: { companyProfile, wallet, subscription, firstGig } })
}

/** The card of items that wait, found by its content. */
const attention = async () => within(await page.findByRole('region', { name: 'Needs your attention' }))

const venue = (onboarding: OnboardingStatus) => screen({ world: () => smallVenue({ onboarding }) })

const addresses = [paths.createBusinessProfile, paths.activateWallet, paths.billing({ tab: 'plans' }), paths.postGig]

/** The checklist shows the progress, offers the next step with a button, and links to every open one. */
function checklist(done: number, nextLink: string, href: string): Story {
  return {
    parameters: venue(onboardingAfter(done)),
    play: async () => {
      const card = within(await page.findByRole('region', { name: `Get ready to hire (${done} of 4)` }))
      await expect(card.getAllByRole('listitem').map((step) => /\(done\)/.test(step.textContent))).toEqual(
        titles.map((_, index) => index < done),
      )
      await expect(card.getByRole('link', { name: nextLink })).toHaveAttribute('href', href)
      const rows = card.getAllByRole('link').filter((link) => link.textContent !== nextLink)
      await expect(rows.map((link) => link.textContent)).toEqual(titles.slice(done))
      await expect(rows.map((link) => link.getAttribute('href'))).toEqual(addresses.slice(done))
      for (const row of rows) {
        await expect(row.closest('li')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
      }
    },
  }
}

/** A returning employer whose set-up is done. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await heading('Welcome back, Ngozi')
    const card = await attention()
    await expect(
      await card.findByRole('link', { name: 'Amaka Obi submitted a task for Product launch' }),
    ).toHaveAttribute('href', `${gigPaths.profile('gig_2', 'worker', 'wg_3')}?queue=tasks`)
    await expect(card.getByRole('link', { name: '2 new applicants for Wedding photographer' })).toHaveAttribute(
      'href',
      gigPaths.details('gig_1', { tab: 'applicants' }),
    )
    await expect(page.getByRole('link', { name: 'Post a Gig' })).toHaveAttribute('href', paths.postGig)
    await expect(page.queryByText(/Get ready to hire/)).toBeNull()
    await expect(page.queryByRole('button', { name: 'Finish setup' })).toBeNull()
  },
}

/** An account made a minute ago. */
export const Empty: Story = {
  parameters: screen({ world: emptyVenue }),
  play: async () => {
    await heading('Welcome, Ngozi')
    await expect(await page.findByRole('region', { name: 'Get ready to hire (0 of 4)' })).toBeVisible()
    const card = await attention()
    await expect(await card.findByText('New applicants and submitted tasks will appear here.')).toBeVisible()
    // The checklist and the header say what to do next.
    await expect(page.queryByText('You are all caught up')).toBeNull()
    await expect(card.queryByRole('link', { name: 'Post a Gig' })).toBeNull()
  },
}

export const NothingDone: Story = checklist(0, 'Complete profile', paths.createBusinessProfile)
export const OneDone: Story = checklist(1, 'Activate wallet', paths.activateWallet)
export const TwoDone: Story = checklist(2, 'See plans', paths.billing({ tab: 'plans' }))
export const ThreeDone: Story = checklist(3, 'Post a Gig', paths.postGig)

/** A later step is opened before the first open one. */
export const OpensALaterStep: Story = {
  parameters: { ...venue(onboardingAfter(0)), ...visual('screen', [], { skip: 'as NothingDone' }) },
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Get ready to hire (0 of 4)' }))
    await userEvent.click(card.getByRole('link', { name: 'Post your first Gig' }))
    await arrivedAt(paths.postGig)
  },
}

/** With all four done the checklist is removed. */
export const AllDone: Story = {
  parameters: venue(onboardingAfter(4)),
  play: async () => {
    await heading('Welcome, Ngozi')
    await (await attention()).findByText(/^Amaka Obi/)
    await expect(page.queryByText(/Get ready to hire/)).toBeNull()
  },
}

/** 'Hide' hides the checklist and shows 'Finish setup', which shows it again. */
export const HidesAndFinishes: Story = {
  parameters: { ...venue(onboardingAfter(1)), ...withoutPicture('The checklist is pictured in OneDone.') },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(page.queryByText(/Get ready to hire/)).toBeNull())
    await waitFor(() => expect(page.getByRole('button', { name: 'Finish setup' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('region', { name: 'Get ready to hire (1 of 4)' })).toBeVisible()
    await waitFor(() => expect(page.getByRole('button', { name: 'Hide' })).toHaveFocus())
  },
}

/** The checklist is hidden and not done. */
export const Hidden: Story = {
  parameters: venue(onboardingAfter(2, false)),
  play: async () => {
    await expect(await page.findByRole('button', { name: 'Finish setup' })).toBeVisible()
  },
}

/** The server refuses to hide it: a toast reports it and the checklist stays. */
export const HideRefused: Story = {
  parameters: {
    ...screen({
      world: () => smallVenue({ onboarding: onboardingAfter(1) }),
      api: [fail(dashboard.updateNewUserStatus, 'UNAVAILABLE')],
    }),
    expectedProblems: ['dashboard.updateNewUserStatus failed'],
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Hide' }))
    await expectLastToast('Marquee is not available for a moment. Please try again.', 'danger')
    await expect(page.getByRole('region', { name: 'Get ready to hire (1 of 4)' })).toBeVisible()
  },
}

/** Offline: the general message, and 'Finish setup' stays. */
export const FinishRefused: Story = {
  parameters: {
    ...screen({
      world: () => smallVenue({ onboarding: onboardingAfter(2, false) }),
      api: [offline(dashboard.updateNewUserStatus)],
    }),
    expectedProblems: ['dashboard.updateNewUserStatus failed'],
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Finish setup' }))
    await expectLastToast('An unexpected error occurred', 'danger')
    await expect(page.getByRole('button', { name: 'Finish setup' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(dashboard.getOnboardingStatus)] }),
  play: async () => {
    await heading('Welcome, Ngozi')
    await expect(await page.findByText('Loading your setup')).toBeInTheDocument()
  },
}

/** Three automatic attempts failed; the fourth is started by the employer. What needs attention stays readable. */
export const Failed: Story = {
  parameters: screen({ api: [fail(dashboard.getOnboardingStatus, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your setup')).toBeVisible()
    await expect(page.getByText('Something went wrong on our side. Please try again.')).toBeVisible()
    await expect(await (await attention()).findByText(/^Amaka Obi/)).toBeVisible()
  },
}

let isDown = true
const untilUp = mock(dashboard.getOnboardingStatus, () => {
  if (isDown) throw new MockRefusal('CONFLICT')
  return { data: onboardingAfter(1) }
})

/** 'Try again' reads again, and this time succeeds. */
export const Recovers: Story = {
  parameters: { ...screen({ api: [untilUp] }), ...withoutPicture('It ends as OneDone.') },
  beforeEach: () => {
    isDown = true
  },
  play: async () => {
    const retryButton = await page.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(retryButton)
    await expect(await page.findByRole('region', { name: 'Get ready to hire (1 of 4)' })).toBeVisible()
    await expect(page.queryByText('Failed to load your setup')).toBeNull()
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(dashboard.getOnboardingStatus)] }),
  play: async () => {
    await expect(await page.findByText('You are offline. Check your connection, then try again.')).toBeVisible()
  },
}

/** The checklist is hidden: a banner names what keeps money from moving. */
export const Gates: Story = {
  parameters: venue(onboardingAfter(0, false)),
  play: async () => {
    await expect(await page.findByText('Workers see your business name and logo on every Gig.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Complete profile' })).toHaveAttribute(
      'href',
      paths.createBusinessProfile,
    )
    await expect(page.getByText('Add a bank account and a PIN to fund, pay and withdraw.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Activate wallet' })).toHaveAttribute('href', paths.activateWallet)
  },
}

export const NewOnAPhone: Story = {
  ...phone,
  parameters: { ...venue(onboardingAfter(1)), ...phone.parameters },
  play: async () => {
    await expect(await page.findByRole('region', { name: 'Get ready to hire (1 of 4)' })).toBeVisible()
  },
}

export const HiddenOnAPhone: Story = {
  ...phone,
  parameters: { ...venue(onboardingAfter(2, false)), ...phone.parameters },
  play: async () => {
    await expect(await page.findByRole('button', { name: 'Finish setup' })).toBeVisible()
  },
}

/** 'Post a Gig' leads there. */
export const PostsAGig: Story = {
  parameters: withoutPicture('It ends on another page, which has its own stories.'),
  play: async () => {
    await userEvent.click(await page.findByRole('link', { name: 'Post a Gig' }))
    await arrivedAt(paths.postGig)
    await waitFor(async () => expect(await heading('Post a Gig')).toHaveFocus())
  },
}

/** Names without a line break opportunity, the employer's and an applicant's. */
export const EdgeData: Story = {
  parameters: screen({ world: () => hostileData({ profile: aProfile({ firstName: 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(6) }) }) }),
  play: async () => {
    await heading(/^Welcome back, Ọlọ́runfúnmilọ́láyọ̀/)
    await expect(await (await attention()).findByRole('link', { name: /^10,000 new applicants for/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
