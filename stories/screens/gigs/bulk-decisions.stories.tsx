import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { failOnce } from '@/api/mocks/faults.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { applicantsAddress, manyApplicants } from './applicants-page.ts'
import { fitsTheWindow, tabPanel } from './details-page.ts'

let calls = 0
let release = () => undefined as void
let held = Promise.resolve()
const hold = () => {
  calls = 0
  held = new Promise((resolve) => {
    release = resolve
  })
}

const meta = {
  title: 'Screens/Gigs/Bulk decisions',
  render: renderScreen,
  parameters: {
    ...screen({ at: applicantsAddress, world: () => smallVenue({ applicants: manyApplicants(30) }) }),
    states: 'details.stories.tsx',
  },
  beforeEach: hold,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

/** The first six declines are answered, the others only when `release` is called. */
const heldDeclines = http.put('*/decline-applicant', async () => {
  calls += 1
  if (calls > 6) await held
})

/** Selects all thirty and asks to decline them. */
async function askToDecline() {
  const list = await tabPanel(/^Applicants/)
  // While the applicants are read there is nobody to select.
  await waitFor(() => expect(list.getByRole('checkbox', { name: 'Select all' })).toBeEnabled())
  await userEvent.click(list.getByRole('checkbox', { name: 'Select all' }))
  const bar = within(await list.findByRole('group', { name: 'Selection' }))
  await userEvent.click(bar.getByRole('button', { name: 'Decline' }))
  const dialog = within(await page.findByRole('alertdialog', { name: 'Decline 30 applicants?' }))
  return { list, confirm: () => userEvent.click(dialog.getByRole('button', { name: 'Decline 30' })) }
}

const dialogIsClosed = () => waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())

/** More than twenty people are decided about only after a question. */
export const Asked: Story = {
  play: async () => {
    await askToDecline()
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

export const Running: Story = {
  parameters: screen({ api: [heldDeclines] }),
  play: async () => {
    const { list, confirm } = await askToDecline()
    await confirm()
    await list.findByText('6 of 30 declined')
    await expect(list.getByRole('progressbar', { name: 'Declining 30 applicants' })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Stop' })).toBeEnabled()
    await dialogIsClosed()
  },
}

/** The calls under way end, and those who were not reached can be gone on with. */
export const Stopped: Story = {
  parameters: screen({ api: [heldDeclines] }),
  play: async () => {
    const { list, confirm } = await askToDecline()
    await confirm()
    await list.findByText('6 of 30 declined')
    await dialogIsClosed()
    await press('Stop')
    release()
    await expect(await list.findByText('Stopped: 21 applicants not reached.')).toBeVisible()
    await expect(list.getByText('9 of 30 declined')).toBeVisible()
    await waitFor(() => expect(list.getByRole('button', { name: 'Continue' })).toHaveFocus())
    await expect(list.getByRole('button', { name: 'Undo all' })).toBeVisible()
  },
}

/** The whole action is undone; who could not be restored is named. */
export const Undone: Story = {
  parameters: {
    ...screen({ api: [failOnce(gigPeople.restore, 'RATE_LIMITED')] }),
    expectedProblems: ['gigPeople.restore failed'],
  },
  play: async () => {
    const { list, confirm } = await askToDecline()
    await confirm()
    await list.findByText('30 of 30 declined')
    await dialogIsClosed()
    await press('Undo all')
    await expect(await list.findByText('29 of 30 undone')).toBeVisible()
    await expect(list.getByText(/^Worker Number \d+: Too many attempts/)).toBeVisible()
    await press('Retry failed')
    await expect(await list.findByText('30 of 30 undone')).toBeVisible()
    await expect(await list.findByRole('radio', { name: 'Pending 30' })).toBeVisible()
  },
}

/** The action goes on when its list is left, and its result is shown again. */
export const ReturnedTo: Story = {
  parameters: { ...screen({ api: [heldDeclines] }), ...withoutPicture('Stopped and Undone show the result.') },
  play: async () => {
    const { list, confirm } = await askToDecline()
    await confirm()
    await list.findByText('6 of 30 declined')
    await dialogIsClosed()
    await userEvent.click(page.getByRole('tab', { name: 'Overview' }))
    await tabPanel(/^Overview/)
    await userEvent.click(page.getByRole('tab', { name: /^Applicants/ }))
    const again = await tabPanel(/^Applicants/)
    await press('Stop')
    release()
    await expect(await again.findByText(/^\d+ of 30 declined$/)).toBeInTheDocument()
    await expect(await again.findByRole('button', { name: 'Undo all' })).toBeVisible()
    await press('Undo all')
    await expect(await again.findByText(/^(\d+) of \1 undone$/)).toBeVisible()
    await expect(await again.findByRole('radio', { name: 'Pending 30' })).toBeVisible()
  },
}

export const RunningOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ api: [heldDeclines] }), ...visual('phone') },
  play: async () => {
    const { list, confirm } = await askToDecline()
    await confirm()
    await expect(await list.findByText('6 of 30 declined')).toBeVisible()
    await dialogIsClosed()
    await fitsTheWindow()
  },
}
