import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { analytics } from '@/api/contract/endpoints/analytics.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { emptyVenue, smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { advanceClock } from '../../_kit/clock.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt } from '../shell/frame.ts'
import { answerFigures, busyVenue, figures } from './busy-venue.ts'

const meta = {
  title: 'Screens/Home/Cards',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.dashboard, world: busyVenue, api: [answerFigures()] }),
    states: 'home.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const card = async (name: string) => within(await page.findByRole('region', { name }))
const tile = async (name: string) => within(await page.findByRole('group', { name }))
const wholePage = (extras: Parameters<typeof visual>[1] = []) => visual('screen', extras, { crop: 'page' })

/** Everything that can wait for an employer, a week of sessions and a month of spending. */
export const Busy: Story = {
  parameters: wholePage(['all']),
  play: async () => {
    const list = await card('Needs your attention')
    await list.findByRole('button', { name: 'Your PIN is locked until 8:25 AM.' })
    await userEvent.click(list.getByRole('button', { name: 'Show all 7' }))
    await waitFor(() =>
      expect(list.getAllByRole('listitem')[5]).toContainElement(document.activeElement as HTMLElement),
    )
    await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Your PIN is locked.*Reset PIN$/),
      expect.stringMatching(/^AAda Obi submitted a task for Friday night club DJ.*in\s3\shours.*Review$/),
      expect.stringMatching(/^Starts tomorrow: 3 of 5 workers hired.*4 new applicants.*Review$/),
      expect.stringMatching(
        /^TTunde Bakare submitted a task.*Approves automatically Sun 16 Nov 2025, 8:00 PM.*Review$/,
      ),
      expect.stringMatching(/^A12 new applicants for Product launch hostesses.*Review$/),
      expect.stringMatching(/^Rooftop jazz weekend is not paid yet.*₦140,000.00 more than your wallet has.*Continue/),
      expect.stringMatching(/^We are still confirming the payment for Carol night choir.*Check status$/),
    ])
    const coming = await card('Coming up')
    await expect((await coming.findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'Calendar',
      'Friday night club DJ',
      'Traditional wedding photographers',
      'Traditional wedding photographers',
      'Product launch hostesses',
    ])
    const held = await tile('Held for Gigs')
    await expect(held.getByText('₦12,450,000.00')).toBeInTheDocument()
    await expect(held.getByText('₦12.4M')).toBeVisible()
    const spending = await card('Spending')
    await expect(await spending.findByText(/more than the 30 days before/)).toBeVisible()
    await spending.findByRole('slider')
    await expect(spending.queryByText(/Below zero/)).toBeNull()
  },
}

/** Each figure, row and link leads to what it is about. */
export const Links: Story = {
  parameters: visual('screen', [], { skip: 'as Busy' }),
  play: async () => {
    const list = await card('Needs your attention')
    await expect(await list.findByRole('link', { name: /^Starts tomorrow/ })).toHaveAttribute(
      'href',
      gigPaths.details('gig_wedding', { tab: 'applicants' }),
    )
    await userEvent.click(list.getByRole('button', { name: 'Show all 7' }))
    await expect(list.getByRole('link', { name: /^Rooftop jazz weekend/ })).toHaveAttribute(
      'href',
      gigPaths.view('gig_unpaid', 'pay'),
    )
    await expect(list.getByRole('link', { name: /^We are still confirming/ })).toHaveAttribute(
      'href',
      paths.postGigTransactionStatus('txn_9'),
    )
    const transactions = await card('Last transactions')
    await expect((await transactions.findAllByRole('listitem')).length).toBe(5)
    await expect(transactions.getByRole('link', { name: 'Wedding photographer' })).toHaveAttribute(
      'href',
      `${paths.wallet}?transaction=txn_3`,
    )
    await expect(transactions.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      `${paths.wallet}?tab=transactions`,
    )
    await userEvent.click((await tile('Open Gigs')).getByRole('link'))
    await arrivedAt(`${paths.gigs}?tab=open`)
  },
}

/** 'Reset PIN' starts the flow that sends a code. */
export const ResetsPin: Story = {
  parameters: visual('screen', [], { skip: 'the dialog has stories of its own' }),
  play: async () => {
    const list = await card('Needs your attention')
    await userEvent.click(await list.findByRole('button', { name: /^Your PIN is locked/ }))
    await expect(await page.findByRole('dialog')).toBeVisible()
  },
}

/** The set-up is known, nothing else is. What stands below cards that are as high as their lists is not shown before those are read: nothing moves. */
export const Loading: Story = {
  parameters: {
    ...screen({
      api: [hold(analytics.getDashboard), hold(gigs.list), hold(payments.list), hold(dashboard.getWallet)],
    }),
    ...wholePage(),
  },
  play: async () => {
    await expect(await (await card('Coming up')).findByText('Loading what is coming up')).toBeInTheDocument()
    await expect(await page.findByRole('group', { name: 'Open Gigs' })).toHaveAttribute('aria-busy', 'true')
    await expect(page.queryByRole('region', { name: 'Spending' })).toBeNull()
  },
}

export const FiguresLoading: Story = {
  parameters: { ...screen({ api: [hold(analytics.getDashboard), hold(payments.list)] }), ...wholePage() },
  play: async () => {
    await expect(await (await card('Spending')).findByText('Loading your spending')).toBeInTheDocument()
    await expect(await (await card('Last transactions')).findByText(/^Loading/)).toBeInTheDocument()
    await expect(await page.findByRole('group', { name: 'Open Gigs' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The figures failed: their two tiles and the chart say so, everything else works. 'Try again' reads them. */
export const OneFailed: Story = {
  parameters: { ...screen({ api: [fail(analytics.getDashboard, 'NOT_FOUND')] }), ...wholePage() },
  play: async () => {
    const spending = await card('Spending')
    await expect(await spending.findByText('Failed to load your spending')).toBeVisible()
    await expect((await tile('Open Gigs')).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect((await tile('Available balance')).getByText('₦2,510,000.00')).toBeVisible()
    await expect((await card('Needs your attention')).getByRole('link', { name: /^Starts tomorrow/ })).toBeVisible()
  },
}

/** A figure that the account may not see is no failure: a retry could not help, and the dashboard is here. */
export const OneForbidden: Story = {
  parameters: {
    ...screen({ api: [fail(analytics.getDashboard, 'FORBIDDEN')] }),
    ...withoutPicture('The tile is pictured in StatCard / NoAccess.'),
  },
  play: async () => {
    const openGigs = await tile('Open Gigs')
    await expect(await openGigs.findByText('No access')).toBeVisible()
    await expect(openGigs.queryByRole('button')).toBeNull()
    await expect((await tile('Available balance')).getByText('₦2,510,000.00')).toBeVisible()
  },
}

/** A bar below the line is explained. */
export const Refunded: Story = {
  parameters: {
    ...screen({
      api: [
        answerFigures({
          series: figures('30d').series.map((day, at) => ({ ...day, spendKobo: at === 9 ? -9_000_000 : 0 })),
        }),
      ],
    }),
    ...withoutPicture('The chart is pictured in Busy, with a line less.'),
  },
  play: async () => {
    const spending = await card('Spending')
    await expect(await spending.findByText('Below zero, more was refunded than spent.')).toBeVisible()
  },
}

let isDown = false
const untilUp = mock(analytics.getDashboard, ({ query }) => {
  if (isDown) throw new MockRefusal('NOT_FOUND')
  return { data: figures(query.range) }
})

/** 'Try again' of a tile reads the figures for the chart too. */
export const Recovers: Story = {
  parameters: {
    ...screen({ api: [untilUp] }),
    ...visual('screen', [], { skip: 'as Busy' }),
  },
  beforeEach: () => {
    isDown = true
  },
  play: async () => {
    const retryButton = await (await tile('Workers hired')).findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(retryButton)
    await expect(await (await tile('Workers hired')).findByText('18')).toBeVisible()
    await expect(await (await card('Spending')).findByText(/more than the 30 days before/)).toBeVisible()
  },
}

/** Reading again failed: what was read stays, with its time. */
export const Stale: Story = {
  parameters: {
    ...screen({ api: [untilUp] }),
    ...wholePage(),
  },
  beforeEach: () => {
    isDown = false
  },
  play: async () => {
    const spending = await card('Spending')
    await spending.findByText(/more than the 30 days before/)
    isDown = true
    await advanceClock(400_000)
    await userEvent.click(spending.getByRole('button', { name: '7 days' }))
    await expect(await spending.findByText('Failed to load your spending')).toBeVisible()
    await userEvent.click(spending.getByRole('button', { name: '30 days' }))
    await expect(await spending.findByText('Could not refresh. Showing data from 8:00 AM.')).toBeVisible()
    await expect(spending.getByText(/more than the 30 days before/)).toBeVisible()
    await expect((await tile('Workers hired')).getByText('18')).toBeVisible()
  },
}

/** The chosen range stands in the address, the default is left out, and Back returns. */
export const ChangesRange: Story = {
  parameters: visual('screen', [], { skip: 'each range has a story' }),
  play: async () => {
    const spending = await card('Spending')
    await expect(spending.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(spending.getByRole('button', { name: '12 months' }))
    await waitFor(() => expect(currentPath()).toBe(`${paths.dashboard}?range=12m`))
    await expect(await spending.findByText(/the 12 months before/)).toBeVisible()
    await userEvent.click(spending.getByRole('button', { name: '30 days' }))
    await waitFor(() => expect(currentPath()).toBe(paths.dashboard))
    await expect(await spending.findByText(/the 30 days before/)).toBeVisible()
    await expect((await tile('Workers hired')).getByText('In the last 30 days')).toBeVisible()
  },
}

/** The chart of one range, from its address. */
function range(name: '7d' | '90d' | '12m', words: string): Story {
  return {
    parameters: { ...screen({ at: `${paths.dashboard}?range=${name}` }), ...wholePage() },
    play: async () => {
      const spending = await card('Spending')
      await expect(await spending.findByText(new RegExp(`the ${words} before`))).toBeVisible()
      await expect(spending.getByRole('button', { name: words })).toHaveAttribute('aria-pressed', 'true')
      await spending.findByRole('slider')
    },
  }
}

export const SevenDays: Story = range('7d', '7 days')
export const NinetyDays: Story = range('90d', '90 days')
export const TwelveMonths: Story = range('12m', '12 months')

/** The same values as a table. */
export const TableView: Story = {
  parameters: { ...screen({ at: `${paths.dashboard}?range=7d` }), ...wholePage() },
  play: async () => {
    const spending = await card('Spending')
    await userEvent.click(await spending.findByRole('button', { name: 'Show table' }))
    const table = within(await spending.findByRole('table', { name: 'Spent per day' }))
    await expect(table.getAllByRole('row')).toHaveLength(8)
    await expect(table.getByRole('row', { name: /^9 Nov ₦100,000.00$/ })).toBeVisible()
  },
}

/** Nothing was spent before: the difference is said, and no percentage. */
export const PreviousZero: Story = {
  parameters: {
    ...screen({ api: [answerFigures({ previousSpendKobo: 0 })] }),
    ...visual('screen', [], { crop: 'page' }),
  },
  play: async () => {
    const spending = await card('Spending')
    const text = await spending.findByText(/more than the 30 days before/)
    await expect(text).not.toHaveTextContent('%')
  },
}

/** A new account whose checklist is hidden: figures of zero, and what will appear. */
export const NewAccount: Story = {
  parameters: {
    ...screen({
      world: () =>
        emptyVenue({
          onboarding: {
            isNewUser: false,
            steps: { companyProfile: true, wallet: true, subscription: true, firstGig: false },
          },
          wallet: aWallet({ availableKobo: 0, heldKobo: 0, pendingKobo: 0 }),
        }),
      api: [],
    }),
    ...wholePage(),
  },
  play: async () => {
    await expect(await (await card('Spending')).findByText('No spending yet')).toBeVisible()
    await expect(await (await tile('Open Gigs')).findByText('0')).toBeVisible()
    await expect((await tile('Available balance')).getByText('₦0.00')).toBeVisible()
    await expect((await card('Coming up')).getByText('No sessions in the next 7 days.')).toBeVisible()
    await expect((await card('Last transactions')).getByText('No transactions yet')).toBeVisible()
    await expect(await page.findByText('You are all caught up')).toBeVisible()
  },
}

/** The largest amounts, a hundred applicants and titles without a place to break. */
export const EdgeData: Story = {
  parameters: {
    ...screen({
      world: () => {
        const title = 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(6)
        const { gigs: all, transactions } = busyVenue()
        return busyVenue({
          wallet: aWallet({ availableKobo: 99_999_999_999, heldKobo: 999_999_999 }),
          gigs: all.map((gig) => ({ ...gig, title, applicantCounts: { ...gig.applicantCounts, pending: 10_000 } })),
          transactions: transactions.map((paid) => ({ ...paid, description: title, amountKobo: 99_999_999_999 })),
        })
      },
      api: [
        answerFigures({
          openGigs: 10_000,
          hires: 10_000,
          spendKobo: 99_999_999_999,
          series: figures('30d').series.map((day) => ({ ...day, spendKobo: 99_999_999_999 })),
        }),
      ],
    }),
    ...wholePage(['all']),
  },
  play: async () => {
    await expect(await (await tile('Available balance')).findByText('₦999,999,999.99')).toBeInTheDocument()
    const list = await card('Needs your attention')
    await expect(await list.findByRole('link', { name: /^10,000 new applicants for/ })).toBeVisible()
    await (await card('Spending')).findByRole('slider')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The venue of the other screens' stories. */
export const SmallVenue: Story = {
  parameters: {
    ...screen({ world: () => smallVenue(), api: [] }),
    ...visual('screen', [], { skip: 'as Home, Loaded' }),
  },
  play: async () => {
    await expect(await (await card('Spending')).findByText('₦225,000.00')).toBeVisible()
  },
}
