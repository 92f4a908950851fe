import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { statements } from '@/api/contract/endpoints/statements.ts'
import type { StatementLine } from '@/api/contract/schemas/statement.ts'
import { fail } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { replacePrinter } from '@/shared/print-sheet/print-sheet.tsx'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { captureDownloads, capturedDownloads } from '../../_kit/captured-downloads.ts'
import { withoutPicture } from '../../_kit/visual.ts'
import { manyTransactions, transactionsTab as content } from './wallet-page.ts'

const walletAddress = (query = '') => `${paths.wallet}?tab=transactions${query && `&${query}`}`
const november = 'from=2025-11-01&to=2025-11-30'

const meta = {
  title: 'Screens/Wallet/Statement and export',
  render: renderScreen,
  parameters: {
    ...screen({ at: walletAddress(november), world: () => smallVenue({ transactions: manyTransactions() }) }),
    states: 'transactions.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The `skip` of every page of 100 that was requested. */
const requestedSkips: number[] = []
let failing: readonly number[] = []

/** One page of 100 by its `skip`: a call whose number is in `failing` is refused, and a page after `unansweredAfter` never responds. */
function answerPage<Data>(skip: number, unansweredAfter: number, data: Data): { data: Data } | Promise<never> {
  requestedSkips.push(skip)
  if (failing.includes(requestedSkips.length)) {
    throw new MockRefusal('CONFLICT', { message: 'Marquee is not available for a moment. Please try again.' })
  }
  return requestedSkips.length > unansweredAfter ? new Promise<never>(() => undefined) : { data }
}

/** All rows in pages of 100. */
function inPages({ unansweredAfter = Infinity }: { unansweredAfter?: number } = {}) {
  return mock(payments.list, ({ query: { limit, skip } }) => {
    const all = manyTransactions()
    const data = { transactions: all.slice(skip, skip + limit), totalTransaction: all.length }
    return limit === 100 ? answerPage(skip, unansweredAfter, data) : { data }
  })
}

/** All movements in pages of 100. */
function movementsInPages({ unansweredAfter = Infinity }: { unansweredAfter?: number } = {}) {
  const lines: StatementLine[] = manyTransactions()
    .toReversed()
    .map(({ id, createdAt, direction, amountKobo, reference, description }) => ({
      id,
      postedAt: createdAt,
      direction,
      amountKobo,
      reference,
      description,
    }))
  const closingKobo = lines.reduce((total, { amountKobo }) => total + amountKobo, 0)
  return mock(statements.get, ({ query: { limit, skip } }) =>
    answerPage(skip, unansweredAfter, {
      openingKobo: 0,
      closingKobo,
      lines: lines.slice(skip, skip + limit),
      totalLine: lines.length,
    }),
  )
}

const failAt =
  (...calls: number[]) =>
  () => {
    requestedSkips.length = 0
    failing = calls
  }

/** Every matching row, read in pages of 100. */
export const Export: Story = {
  parameters: withoutPicture('It makes a file.'),
  beforeEach: captureDownloads,
  play: async () => {
    const list = await content()
    await list.findByText('1–20 of 134')
    await userEvent.click(list.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() =>
      expect(capturedDownloads().map(({ name }) => name)).toEqual([
        'marquee-transactions-2025-11-01-to-2025-11-30.csv',
      ]),
    )
    const lines = ((await capturedDownloads()[0]?.content) ?? '').trimEnd().split('\r\n')
    await expect(lines).toHaveLength(135)
    await expect(lines[1]).toMatch(/^2025-11-14T08:00:00\+01:00,Wallet funding,/)
  },
}

async function startExport() {
  const list = await content()
  await list.findByText('1–20 of 134')
  await userEvent.click(list.getByRole('button', { name: 'Export CSV' }))
  return list
}

/** The progress, and a way to cancel. */
export const Exporting: Story = {
  parameters: screen({ api: [inPages({ unansweredAfter: 1 })] }),
  beforeEach: failAt(),
  play: async () => {
    const list = await startExport()
    await expect(await list.findByText('100 of 134 transactions read')).toBeVisible()
    await expect(list.getByRole('progressbar', { name: 'Export' })).toHaveAttribute('aria-valuenow', '100')
    await expect(list.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  },
}

export const ExportCancelled: Story = {
  parameters: {
    ...screen({ api: [inPages({ unansweredAfter: 1 })] }),
    ...withoutPicture('Ends as the list it began with.'),
  },
  beforeEach: () => {
    failAt()()
    return captureDownloads()
  },
  play: async () => {
    const list = await startExport()
    await list.findByText('100 of 134 transactions read')
    await userEvent.click(list.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(list.queryByRole('progressbar', { name: 'Export' })).toBeNull())
    await expect(list.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
    await expect(capturedDownloads()).toEqual([])
  },
}

/** No response half-way: the pages read so far are cached. */
export const ExportStopped: Story = {
  parameters: { ...screen({ api: [inPages()] }), expectedProblems: ['An export failed'] },
  beforeEach: failAt(2),
  play: async () => {
    const list = await startExport()
    const stopped = within(await list.findByRole('alert'))
    await expect(stopped.getByText('Failed to export transactions')).toBeVisible()
    await expect(stopped.getByText('100 of 134 transactions read. Continue reads only the rest.')).toBeVisible()
  },
}

/** 'Continue' reads the page that failed and those after it; the file has every row once. */
export const ExportContinued: Story = {
  parameters: {
    ...screen({ api: [inPages()] }),
    ...withoutPicture('Ends as the list it began with.'),
    expectedProblems: ['An export failed'],
  },
  beforeEach: () => {
    failAt(2)()
    return captureDownloads()
  },
  play: async () => {
    const list = await startExport()
    await userEvent.click(await list.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(capturedDownloads()).toHaveLength(1))
    await expect(requestedSkips).toEqual([0, 100, 100])
    const lines = ((await capturedDownloads()[0]?.content) ?? '').trimEnd().split('\r\n')
    await expect(new Set(lines).size).toBe(135)
    await waitFor(() => expect(list.queryByRole('alert')).toBeNull())
  },
}

let printed = ''

/** The printed page: the business, the days, and balances that add up. */
export const Statement: Story = {
  parameters: screen({ at: walletAddress('from=2025-10-01&to=2025-11-30&view=statement'), world: () => smallVenue() }),
  beforeEach: () => {
    printed = ''
    return replacePrinter(() => {
      printed += 'once'
    })
  },
  play: async () => {
    const list = await content()
    await expect(await list.findByText('₦145,000.00')).toBeVisible()
    await expect(list.getByText('₦450,000.00')).toBeVisible()
    await expect(list.getByText('Returned: Withdrawal to First Bank of Nigeria')).toBeVisible()
    await expect(list.getByText('RC1234567')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Print statement' }))
    await expect(printed).toBe('once')
  },
}

export const StatementWithoutBalances: Story = {
  parameters: {
    ...screen({
      at: walletAddress('view=statement'),
      api: [mock(statements.get, () => ({ data: { lines: [], totalLine: 0 } }))],
    }),
    ...withoutPicture('One notice in place of the sums of Statement.'),
  },
  play: async () => {
    await expect(await (await content()).findByText('Balances are not available for this period.')).toBeVisible()
  },
}

/** The server does not support statements. */
export const StatementNotOffered: Story = {
  parameters: {
    ...screen({ at: walletAddress(`${november}&view=statement`), api: [fail(statements.get, 'NOT_OFFERED')] }),
    ...withoutPicture('One notice, and one button for another.'),
  },
  play: async () => {
    const list = await content()
    await expect(await list.findByText('Statements cannot be drawn up here')).toBeVisible()
    await userEvent.click(list.getByRole('link', { name: 'Back to transactions' }))
    await list.findByText('1–20 of 134')
    await expect(list.queryByRole('link', { name: 'Statement' })).toBeNull()
    await expect(list.getByRole('button', { name: 'Contact support' })).toBeVisible()
  },
}

/** Reading many movements takes a while: the progress, and a link back. */
export const StatementReading: Story = {
  parameters: screen({
    at: walletAddress(`${november}&view=statement`),
    api: [movementsInPages({ unansweredAfter: 1 })],
  }),
  beforeEach: failAt(),
  play: async () => {
    const list = await content()
    await expect(await list.findByText('100 of 134 transactions read')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Print statement' })).toBeDisabled()
  },
}

export const StatementCancelled: Story = {
  parameters: {
    ...screen({ at: walletAddress(`${november}&view=statement`), api: [movementsInPages({ unansweredAfter: 1 })] }),
    ...withoutPicture('Ends as the list.'),
  },
  beforeEach: failAt(),
  play: async () => {
    const list = await content()
    await list.findByText('100 of 134 transactions read')
    await userEvent.click(list.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?from=2025-11-01&tab=transactions&to=2025-11-30`))
    await expect(await list.findByText('1–20 of 134')).toBeVisible()
  },
}

/** No response half-way; a retry continues from there. */
export const StatementStopped: Story = {
  parameters: screen({ at: walletAddress(`${november}&view=statement`), api: [movementsInPages()] }),
  beforeEach: failAt(2),
  play: async () => {
    const list = await content()
    await expect(await list.findByText('Failed to load the statement')).toBeVisible()
    await expect(list.getByText(/100 of 134 transactions read\. Trying again reads only the rest\./)).toBeVisible()
  },
}

export const StatementContinued: Story = {
  parameters: {
    ...screen({ at: walletAddress(`${november}&view=statement`), api: [movementsInPages()] }),
    ...withoutPicture('Ends as Statement.'),
  },
  beforeEach: failAt(2),
  play: async () => {
    const list = await content()
    await userEvent.click(await list.findByRole('button', { name: 'Try again' }))
    await expect(await list.findByRole('table', { name: 'Movements of the wallet' })).toBeVisible()
    await expect(requestedSkips).toEqual([0, 100, 100])
    await expect(list.getByRole('button', { name: 'Print statement' })).toBeEnabled()
  },
}
