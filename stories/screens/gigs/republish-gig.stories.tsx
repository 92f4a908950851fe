import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { hostileData } from '@/api/mocks/world.ts'
import { gigDraft } from '@/features/gigs/post/model/draft-storage.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt, heading } from '../shell/frame.ts'
import { button, confirmPin, emptyDevice, rich, withDraft } from './post-gig-page.ts'

const meta = {
  title: 'Screens/Gigs/Republish',
  render: renderScreen,
  beforeEach: emptyDevice,
  parameters: {
    ...screen({ at: gigPaths.republish('gig_1'), world: rich }),
    states: { empty: 'A Gig is always there, or it is not found.' },
    shows: ['gigs/screens/republish-gig-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const main = async () => within(await page.findByRole('main'))

/** Filled with the old Gig, without its days; the team is selected. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Republish Gig')).toBeVisible()
    await expect(await page.findByDisplayValue('Wedding photographer')).toBeInTheDocument()
    const view = await main()
    await expect(view.getByText('Price then ₦265,000.00, price now —')).toBeVisible()
    // The old Gig is still to come.
    await expect(view.getByRole('button', { name: 'Same weekday a week later (Sat\u00A029\u00A0Nov)' })).toBeVisible()
    await expect(view.getByRole('button', { name: 'Same weekday a month later (Sat\u00A027\u00A0Dec)' })).toBeVisible()
    await expect(view.getByRole('group', { name: /Ask the same team first/ })).toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigs.get)] }),
  play: async () => {
    await expect(await page.findByText('Loading the Gig')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigs.get, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load the Gig')).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: screen({ at: gigPaths.republish('gig_99') }),
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'Gig not found' })).toBeVisible()
  },
}

/** A draft redirects to its own form. */
export const OfADraft: Story = {
  parameters: { ...screen({ at: gigPaths.republish('gig_5') }), ...withoutPicture('Ends in the form.') },
  play: async () => {
    await arrivedAt(gigPaths.form('gig_5'))
  },
}

/** The draft keeps who was ticked. */
export const TeamAsTicked: Story = {
  beforeEach: withDraft({ team: [] }, 'republish-gig_1'),
  parameters: withoutPicture('Looks as Loaded but for a tick.'),
  play: async () => {
    await userEvent.click(await button('Continue'))
    const [first] = within(await (await main()).findByRole('region', { name: 'Team' })).getAllByRole('checkbox')
    await expect(first).not.toBeChecked()
    await userEvent.click(first as HTMLElement)
    await expect(gigDraft('emp_1', 'republish-gig_1').read()?.team).toHaveLength(1)
  },
}

/** A draft on this device is offered. */
export const OffersTheDraft: Story = {
  parameters: withoutPicture('As OffersTheDraft of Post a Gig; ends as Loaded.'),
  beforeEach: withDraft({}, 'republish-gig_1'),
  play: async () => {
    await expect(
      await page.findByRole('heading', { name: 'Continue your draft "Wedding photographer"?' }),
    ).toBeVisible()
    await userEvent.click(await button('Start new'))
    await expect(await page.findByDisplayValue('Wedding photographer')).toBeInTheDocument()
    await expect(window.localStorage).toHaveLength(0)
  },
}

/** A draft that was saved on another device, of a Gig that two worked for: one of them is asked first. */
function savedElsewhere() {
  const world = rich()
  const person = world.workerGigs.find(({ gigId }) => gigId === 'gig_1')
  const team = person && [
    {
      workerId: person.workerId,
      firstName: person.worker.firstName,
      lastName: person.worker.lastName,
      status: 'chosen',
    },
  ]
  const draft = aGig({ id: 'gig_again', status: 'draft', republishedFromGigId: 'gig_1', ...(team && { team }) })
  return { ...world, gigs: [...world.gigs, draft] }
}

/** Post a Gig shows the team of the draft, too. */
export const DraftOfAnotherDevice: Story = {
  parameters: {
    ...screen({ at: gigPaths.form('gig_again', 'pay'), world: savedElsewhere }),
    ...visual('screen', ['all']),
  },
  play: async () => {
    const boxes = within(await (await main()).findByRole('region', { name: 'Team' })).getAllByRole('checkbox')
    await expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(1)
    await expect(boxes).toHaveLength(2)
  },
}

/** The team cannot be read: the Gig can still be republished. */
export const WithoutTheTeam: Story = {
  parameters: {
    ...screen({ api: [fail(gigPeople.listWorkerGigs, 'NOT_FOUND')] }),
    ...withoutPicture('Loaded without a card.'),
  },
  play: async () => {
    await expect(await page.findByDisplayValue('Wedding photographer')).toBeInTheDocument()
    await expect(page.queryByText('Ask the same team first')).toBeNull()
  },
}

export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await expect(await heading('Republish Gig')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Days are missing: they are listed, and the first one has the focus. */
export const WithoutDays: Story = {
  parameters: withoutPicture('As WrongDetails of Post a Gig.'),
  play: async () => {
    await userEvent.click(await button('Pay'))
    await expect(await page.findByRole('heading', { name: /^Fix \d fields to continue$/ })).toBeVisible()
    await expect(page.getAllByText('Date is required')[0]).toBeVisible()
  },
}

/** Next week, paid from the wallet: the changes are listed, and the team is invited once the Gig is paid. */
export const Republishes: Story = {
  parameters: withoutPicture('Ends on the payment status.'),
  play: async () => {
    await userEvent.click(await button('Same weekday a month later (Sat\u00A027\u00A0Dec)'))
    const view = await main()
    await expect(await view.findByText('Sat 27 Dec 2025, 10:00 AM – 6:00 PM, arrival 8:30 AM')).toBeVisible()
    await expect(view.getByText(/^Sun 28 Dec 2025, 6:00 PM/)).toBeVisible()
    await expect(await view.findByText('Price then ₦265,000.00, price now ₦263,437.50')).toBeVisible()
    const [first] = within(view.getByRole('region', { name: 'Team' })).getAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await button('Pay ₦263,437.50'))
    await confirmPin('Pay ₦263,437.50')
    await expect(await page.findByText('Payment successful')).toBeVisible()
    await waitFor(() => expect(currentPath()).toMatch(/transaction-status/))
    await expect(window.localStorage).toHaveLength(0)
  },
}
