import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual } from '../../_kit/visual.ts'
import { fitsTheDialog, shownDialog } from '../shell/frame.ts'
import { applicantsAddress, triage } from './applicants-page.ts'
import { fitsTheWindow, openMenu, tabPanel, venueWith } from './details-page.ts'
import { hostileApplications, hostilePeople, hostilePlaces } from './hostile-people.ts'

/** Runs since 7:30 AM; the stories happen at 8:00 AM. */
const today = { date: '2025-11-14', start: '07:30', end: '14:00', arrival: '07:00', endsNextDay: false }
const hiring = { freePlaces: 1, payKobo: 4_500_000, spareKobo: 0 }
const favorites = hostilePeople.map(({ id }) => id)

/** The venue with these people as saved workers only. */
const savedPeople = (changes: Partial<World> = {}) =>
  venueWith('gig_1', {}, { profiles: [...hostilePeople], favorites, applicants: [], workerGigs: [], ...changes })

/** The venue on the day of the Gig, with these people hired. */
const theDay = () =>
  venueWith(
    'gig_1',
    { status: 'in_progress', sessions: [today], workersNeeded: 5, workersHired: 4, hiring },
    { profiles: [...hostilePeople], workerGigs: hostilePlaces() },
  )

const meta = {
  title: 'Screens/Gigs/People with edge data',
  render: renderScreen,
  parameters: {
    ...screen({ at: gigPaths.details('gig_1', { tab: 'workers' }), world: theDay }),
    states: 'details.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Nothing of what people wrote became an element of the page. */
const isOnlyText = () =>
  expect(document.querySelector('#storybook-root script, #storybook-root img[onerror]')).toBeNull()

/** Long names, names from right to left, 40 skills and markup side by side; a stage that nobody knows stands as its text. */
export const Compared: Story = {
  parameters: {
    ...screen({
      at: `${gigPaths.details('gig_1', { tab: 'applicants' })}&compare=${hostileApplications.map(({ id }) => id).join('%2C')}`,
      world: () => venueWith('gig_1', {}, { profiles: [...hostilePeople], applicants: [...hostileApplications] }),
    }),
    ...visual('screen', [], { crop: 'page' }),
  },
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await expect(await list.findByText('Being considered')).toBeVisible()
    await expect(list.getByText('₦999,999,999,999.99')).toBeVisible()
    await expect(list.getByText(/^<script>alert\(1\)<\/script><b>Not bold<\/b>/)).toBeInTheDocument()
    await expect(list.getByText('+32 more')).toBeInTheDocument()
    await fitsTheWindow()
    await isOnlyText()
  },
}

export const WorkersTab: Story = {
  play: async () => {
    const list = await tabPanel(/^Workers/)
    await expect(await list.findByText('On hold')).toBeVisible()
    await fitsTheWindow()
    await isOnlyText()
  },
}

export const CallSheet: Story = {
  parameters: { ...screen({ at: gigPaths.view('gig_1', 'call-sheet') }), ...visual('screen', [], { crop: 'page' }) },
  play: async () => {
    await userEvent.click(await page.findByLabelText('Include phone numbers'))
    await expect(await page.findByText(/\+234 803 555 0144/)).toBeVisible()
    await fitsTheWindow()
    await isOnlyText()
  },
}

/** Backups as this device keeps them. */
const keepBackups = () =>
  localStorage.setItem('marquee-plan-b:emp_1:gig_1', JSON.stringify({ workerIds: favorites, invitedIds: ['wrk_h2'] }))

export const PlanB: Story = {
  parameters: {
    ...screen({ at: gigPaths.details('gig_1'), world: savedPeople }),
    ...visual('screen', [], { crop: 'page' }),
  },
  beforeEach: keepBackups,
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Plan B' }))
    await expect((await card.findAllByRole('listitem')).length).toBe(4)
    await expect(card.getByText(/My Workers · Invited$/)).toBeVisible()
    await fitsTheWindow()
    await isOnlyText()
  },
}

export const AddBackups: Story = {
  parameters: {
    ...screen({ at: gigPaths.details('gig_1'), world: savedPeople }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Add backups' }))
    const dialog = await shownDialog('Add backups')
    await expect(await dialog.findAllByRole('checkbox')).toHaveLength(4)
    await fitsTheDialog()
  },
}

/** From the menu of a Gig. */
export const InviteWorkers: Story = {
  parameters: {
    ...screen({ at: gigPaths.details('gig_1'), world: savedPeople }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Invite workers' }))
    const dialog = await shownDialog('Invite workers')
    await expect(await dialog.findAllByRole('checkbox')).toHaveLength(4)
    await fitsTheDialog()
  },
}

/** The message to one worker, whose name fills the title. */
export const Message: Story = {
  parameters: visual('screen', [], { crop: 'window' }),
  play: async () => {
    const list = await tabPanel(/^Workers/)
    const [menu] = await list.findAllByRole('button', { name: /^Actions for Olúwatóbilọ́ba/ })
    await userEvent.click(menu as HTMLElement)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Message' }))
    await page.findByRole('dialog', { name: /^Message Olúwatóbilọ́ba/ })
    await fitsTheDialog()
  },
}

/** Those to whom a message can be sent: not the one in a state that nobody knows. */
const reachable = hostilePlaces().filter(({ status }) => status !== 'on_hold')

/** A message that reached nobody: everybody is named, with the reason. */
export const NobodyReached: Story = {
  parameters: {
    ...screen({
      api: [
        mock(gigPeople.message, () => ({
          data: {
            sent: [],
            failed: reachable.map(({ id }) => ({
              workerGigId: id,
              reason: 'We have no email address of this worker.',
            })),
          },
        })),
      ],
    }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    await userEvent.click(await (await tabPanel(/^Workers/)).findByRole('button', { name: /^Message \d+ of \d+$/ }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Please use the <b>back</b> gate.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send email' }))
    const result = await shownDialog('Nobody was reached')
    await expect(result.getAllByText('We have no email address of this worker.')).toHaveLength(reachable.length)
    await fitsTheDialog()
  },
}

/** No answer came about some: they are named apart from those who failed, and may be tried again without a second decision. */
export const BulkDecisionUnknown: Story = {
  parameters: {
    ...screen({ at: applicantsAddress, world: smallVenue, api: [offline(gigPeople.shortlist)] }),
    expectedProblems: ['gigPeople.shortlist failed'],
  },
  play: async () => {
    const list = await triage()
    await userEvent.click(list.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(
      within(list.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Shortlist' }),
    )
    const result = within(await list.findByRole('alert'))
    await expect(result.getByText('0 of 2 shortlisted, 2 not known yet')).toBeVisible()
    await expect(result.getByText(/^Tunde Bakare: /)).toBeVisible()
    await expect(result.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(result.queryByRole('button', { name: 'Retry failed' })).toBeNull()
  },
}
