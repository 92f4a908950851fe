import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { hostileData } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { expectToast, fill } from '../auth/page.ts'
import { shownDialog } from '../shell/frame.ts'
import { fitsTheWindow, gigPage, noDialog, venueWith } from './details-page.ts'
import { visual, withoutPicture } from '../../_kit/visual.ts'

const editAddress = (id = 'gig_1') => gigPaths.view(id, 'edit')

const meta = {
  title: 'Screens/Gigs/Edit Gig',
  render: renderScreen,
  parameters: { ...screen({ at: editAddress() }), shows: ['gigs/details/parts/edit-gig.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function form() {
  const main = await gigPage('Edit Gig')
  await main.findByRole('button', { name: 'Save changes' })
  return main
}

const save = async () => userEvent.click(page.getByRole('button', { name: 'Save changes' }))

/** Two workers are hired: pay, category and the hours of sessions are shown as text with the reason. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const main = await form()
    await expect(main.getByLabelText('Gig title')).toHaveValue('Wedding photographer')
    await expect(main.getByText('Pay cannot change after a worker is hired.')).toBeVisible()
    await expect(main.getByText('The category cannot change after someone applied.')).toBeVisible()
    await expect(main.getByText('You can move a session, but not add, remove, lengthen or shorten one.')).toBeVisible()
    await expect(main.queryByLabelText('Pay for each worker')).toBeNull()
    await expect(main.queryByRole('button', { name: 'Add a session' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigs.getToEdit)] }),
  play: async () => {
    const main = await gigPage('Edit Gig')
    // The skeleton of the page is replaced by the same one of its content.
    await waitFor(() => expect(main.getByText('Loading the Gig')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigs.getToEdit, 'INTERNAL')] }),
  play: async () => {
    await expect(await (await gigPage('Edit Gig')).findByText('Failed to load the Gig')).toBeVisible()
  },
}

/** An ended Gig cannot be changed. */
export const Empty: Story = {
  parameters: screen({ at: editAddress('gig_3') }),
  play: async () => {
    const main = await gigPage('Edit Gig')
    await expect(await main.findByText('This Gig cannot be edited')).toBeVisible()
    await expect(main.getByText('This Gig has ended.')).toBeVisible()
  },
}

export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await form()
    await fitsTheWindow()
  },
}

/** Workers are not notified of another title. */
export const Saved: Story = {
  parameters: withoutPicture('The page is pictured in Details.'),
  play: async () => {
    await form()
    await fill('Gig title', 'Wedding photographer, two days')
    await save()
    await expectToast('Gig updated', 'success')
    await expect(await page.findByRole('heading', { level: 1, name: 'Wedding photographer, two days' })).toBeVisible()
    await expect(currentPath()).toBe(gigPaths.details('gig_1'))
  },
}

/** A change that concerns the workers' day asks whether to notify them. */
export const TellWorkers: Story = {
  play: async () => {
    const main = await form()
    const dressCode = main.getByLabelText(/^Dress code/)
    await userEvent.clear(dressCode)
    await userEvent.type(dressCode, 'White lace')
    await save()
    await shownDialog('Tell 2 hired workers about this change?')
  },
}

export const ToldWorkers: Story = {
  parameters: withoutPicture('The dialog is pictured in TellWorkers.'),
  play: async () => {
    const main = await form()
    await userEvent.type(main.getByLabelText(/^Landmark/), ', blue gate')
    await save()
    const dialog = await shownDialog('Tell 2 hired workers about this change?')
    await userEvent.click(dialog.getByRole('button', { name: 'Save and tell' }))
    await expectToast('Gig updated', 'success')
    await noDialog()
    await expect(await page.findByText('Opposite the filling station, blue gate')).toBeVisible()
  },
}

/** Esc returns to the form: nothing is saved, no input is lost. */
export const NotifyDismissed: Story = {
  parameters: withoutPicture('Loaded with another landmark.'),
  play: async () => {
    const main = await form()
    await userEvent.type(main.getByLabelText(/^Landmark/), ', blue gate')
    await save()
    await shownDialog('Tell 2 hired workers about this change?')
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await expect(main.getByLabelText(/^Landmark/)).toHaveValue('Opposite the filling station, blue gate')
  },
}

export const WrongFields: Story = {
  play: async () => {
    const main = await form()
    await userEvent.clear(main.getByLabelText('Gig title'))
    await userEvent.clear(main.getByLabelText('City'))
    await save()
    await expect((await main.findAllByText('Gig title is required')).length).toBeGreaterThan(0)
    await expect(main.getByLabelText('Gig title')).toHaveFocus()
    await expect(main.getAllByText('City is required').length).toBeGreaterThan(0)
  },
}

/** Sessions may be moved, but not extended. */
export const LongerSession: Story = {
  parameters: withoutPicture('A message as in WrongFields.'),
  play: async () => {
    const main = await form()
    const firstSession = within(main.getByRole('region', { name: 'Session 1' }))
    // Nine in the morning is on the next day: the session would last longer.
    await userEvent.click(await firstSession.findByRole('spinbutton', { name: /^hour, Ends/ }))
    await userEvent.keyboard('0900AM')
    await save()
    await waitFor(() =>
      expect(
        main.getAllByText(/cannot be longer than 16 hours|not add, remove, lengthen or shorten one/).length,
      ).toBeGreaterThan(0),
    )
    await expect(currentPath()).toBe(editAddress())
  },
}

export const Refused: Story = {
  parameters: {
    ...screen({ api: [fail(gigs.update, 'GIG_STATE', { message: 'This Gig has ended.' })] }),
    expectedProblems: ['gigs.update failed'],
  },
  play: async () => {
    const main = await form()
    await fill('Gig title', 'Wedding photographer, two days')
    await save()
    await expect(await main.findByText('Your changes were not saved')).toBeVisible()
    await expect(main.getByText('This Gig has ended.')).toBeVisible()
    await expectToast('This Gig has ended.', 'danger')
    await expect(main.getByLabelText('Gig title')).toHaveValue('Wedding photographer, two days')
  },
}

/** A confirmation protects the input against an accidental press. */
export const LeftUnsaved: Story = {
  play: async () => {
    const main = await form()
    await fill('Gig title', 'Wedding photographer, two days')
    await userEvent.click(main.getByRole('link', { name: 'Back to Gig' }))
    const dialog = within(await page.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await expect(dialog.getByText('Your changes will be lost.')).toBeVisible()
  },
}

export const Stayed: Story = {
  parameters: withoutPicture('The dialog is pictured in LeftUnsaved.'),
  play: async () => {
    const main = await form()
    await fill('Gig title', 'Wedding photographer, two days')
    await userEvent.click(main.getByRole('link', { name: 'Back to Gig' }))
    await userEvent.click(await page.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(main.getByLabelText('Gig title')).toHaveValue('Wedding photographer, two days')
    await userEvent.click(main.getByRole('link', { name: 'Back to Gig' }))
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(currentPath()).toBe(gigPaths.details('gig_1')))
  },
}

/** No applicants and no workers: fewer fields are locked, for another reason. */
export const NobodyYet: Story = {
  parameters: {
    ...screen({
      world: () =>
        venueWith('gig_1', {
          workersHired: 0,
          applicantCounts: { pending: 0, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 },
        }),
    }),
    ...withoutPicture('Loaded with other words.'),
  },
  play: async () => {
    const main = await form()
    await expect(main.getByText('Pay cannot change after the Gig is paid.')).toBeVisible()
    await expect(main.queryByText('The category cannot change after someone applied.')).toBeNull()
  },
}
