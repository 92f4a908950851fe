import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail } from '@/api/mocks/faults.ts'
import { someGigs } from '@/api/mocks/gig-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { paths } from '@/shared/paths.ts'
import { captureDownloads, capturedDownloads } from '../../_kit/captured-downloads.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt, fitsTheDialog, shownDialog } from '../shell/frame.ts'
import { hostilePeople, hostileTitle } from '../gigs/hostile-people.ts'
import { hostileVenue, savedVenue } from './saved-workers.ts'

const at = (query = '') => (query === '' ? paths.myWorkers : `${paths.myWorkers}?${query}`)

const meta = {
  title: 'Screens/People/My Workers: actions',
  render: renderScreen,
  parameters: { ...screen({ at: at(), world: savedVenue }), states: 'my-workers.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const cards = async () => within(await page.findByRole('list', { name: 'Saved workers' }))
const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }))
const select = async (...names: string[]) => {
  const list = await cards()
  for (const name of names) await userEvent.click(list.getByRole('checkbox', { name: `Select ${name}` }))
}
const chooseGig = async (dialog: ReturnType<typeof within>, title: string) => {
  // Behind the title stand the day and the free places.
  const option = await dialog.findByRole('option', { name: new RegExp(`^${title} · `) })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Gig' }), option)
}

/** Who is removed stays in place, dimmed, with 'Undo'. */
export const Removed: Story = {
  parameters: visual('screen'),
  play: async () => {
    await press('Remove DJ Spinall from My Workers')
    await expect(
      await page.findByText('Removed from My Workers', { selector: '[data-component="Toast"] *' }),
    ).toBeVisible()
    const list = await cards()
    await expect(list.getByRole('button', { name: 'Undo: save DJ Spinall again' })).toBeVisible()
    await expect(list.queryByRole('checkbox', { name: 'Select DJ Spinall' })).toBeNull()
    await expect(list.getByRole('link', { name: 'DJ Spinall' })).toBeVisible()
  },
}

/** 'Undo' brings back the groups, too. */
export const TakenBack: Story = {
  parameters: withoutPicture('It ends as a list that is narrowed to a group.'),
  play: async () => {
    await press('Remove DJ Spinall from My Workers')
    await press('Undo: save DJ Spinall again')
    await expect(await page.findByRole('button', { name: 'Remove DJ Spinall from My Workers' })).toBeVisible()
    await expect(await page.findByText('Saved to My Workers')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Group' }), 'Owambe team')
    await waitFor(async () => {
      const names = (await cards()).getAllByRole('link').map(({ textContent }) => textContent)
      await expect(names).toEqual(['DJ Spinall'])
    })
  },
}

/** The panel's heart has the same Undo, and the list behind keeps who was removed. */
export const RemovedInThePanel: Story = {
  parameters: { ...screen({ at: at('worker=wrk_2') }), ...visual('screen', [], { crop: 'window' }) },
  play: async () => {
    const panel = within(await page.findByRole('dialog', { name: 'Worker profile' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Remove Amaka Obi from My Workers' }))
    await expect(await panel.findByRole('button', { name: 'Undo: save Amaka Obi again' })).toBeVisible()
  },
}

/** The server does not remove them: the heart is back, and a message says so. */
export const RemovalFailed: Story = {
  parameters: {
    ...screen({ api: [fail(workers.removeFavorite, 'INTERNAL')] }),
    expectedProblems: ['workers.removeFavorite failed'],
    ...withoutPicture('It ends as Loaded begins, with a message.'),
  },
  play: async () => {
    await press('Remove DJ Spinall from My Workers')
    await waitFor(() => expect(page.queryByRole('button', { name: 'Undo: save DJ Spinall again' })).toBeNull())
    await expect(page.getByRole('button', { name: 'Remove DJ Spinall from My Workers' })).toBeVisible()
  },
}

export const Selected: Story = {
  play: async () => {
    await select('Amaka Obi', 'DJ Spinall')
    await expect(page.getByText('2 selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible()
  },
}

/** What has the focus is above the bar of the selection, also at the end of the page. */
export const FocusAboveTheBar: Story = {
  parameters: withoutPicture('It is Selected, scrolled.'),
  play: async () => {
    await select('Amaka Obi')
    const bar = page.getByRole('group', { name: 'Selection' })
    const list = await cards()
    for (const box of list.getAllByRole('checkbox')) {
      window.scrollTo(0, 0)
      box.focus()
      await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
}

/** Who has applied is marked and skipped; the others are invited, also who was invited before and says so. */
export const Invite: Story = {
  parameters: visual('screen', [], { crop: 'window' }),
  play: async () => {
    await select('Amaka Obi', 'DJ Spinall', 'Zainab Abdullahi')
    await press('Invite to Gig')
    const dialog = await shownDialog('Invite to Gig')
    await chooseGig(dialog, 'Wedding photographer')
    await expect(await dialog.findAllByText('Already applied')).toHaveLength(2)
    await expect(await dialog.findByText(/^Invited/)).toHaveTextContent('Invited Wed 12 Nov')
    await userEvent.type(dialog.getByRole('textbox', { name: /Message/ }), 'We would love to have you again.')
    await expect(dialog.getByRole('button', { name: 'Invite 1 worker' })).toBeVisible()
  },
}

export const Invited: Story = {
  parameters: withoutPicture('It ends as Loaded begins, with a message.'),
  play: async () => {
    await select('Amaka Obi')
    await press('Invite to Gig')
    const dialog = await shownDialog('Invite to Gig')
    await chooseGig(dialog, 'Wedding photographer')
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 1 worker' }))
    await expect(await page.findByText('1 worker invited')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.queryByText('1 selected')).toBeNull()
  },
}

/** Names of any length and script, and Gigs whose titles fill the list: the dialog keeps them within itself. */
export const InviteEdgeData: Story = {
  parameters: {
    ...screen({
      at: at(),
      world: () =>
        savedVenue({
          profiles: [...hostilePeople],
          favorites: hostilePeople.map(({ id }) => id),
          groups: [],
          applicants: [],
          gigs: someGigs().map((gig) => (gig.id === 'gig_1' ? { ...gig, title: hostileTitle } : gig)),
        }),
    }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    const list = await cards()
    for (const box of list.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Invite to Gig')
    const dialog = await shownDialog('Invite to Gig')
    await chooseGig(dialog, '<script>alert\\(1\\)</script> .*')
    await expect(await dialog.findByRole('button', { name: 'Invite 4 workers' })).toBeVisible()
    await expect(dialog.getByText(/^👩🏾‍🎤/)).toBeInTheDocument()
  },
}

/** One could not be invited: the dialog stays and says who, and why. */
export const InvitedInPart: Story = {
  parameters: {
    ...screen({
      at: at(),
      world: () => savedVenue({ applicants: [] }),
      api: [
        mock(gigPeople.invite, () => ({
          message: '1 worker invited',
          data: {
            invited: ['wrk_2'],
            failed: [{ workerId: 'wrk_8', reason: 'This worker takes no invitations at present.' }],
          },
        })),
      ],
    }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    await select('Amaka Obi', 'Emeka Nwosu')
    await press('Invite to Gig')
    const dialog = await shownDialog('Invite to Gig')
    await chooseGig(dialog, 'Wedding photographer')
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 2 workers' }))
    await expect(await page.findByText('1 worker could not be invited')).toBeVisible()
    await expect(page.getByText('This worker takes no invitations at present.')).toBeVisible()
  },
}

/** The Gig was closed in another tab: nobody is invited, and the message stays. */
export const InviteRefused: Story = {
  parameters: {
    ...screen({ api: [fail(gigPeople.invite, 'GIG_STATE')] }),
    ...visual('desktop'),
    expectedProblems: ['gigPeople.invite failed'],
  },
  play: async () => {
    await select('Amaka Obi')
    await press('Invite to Gig')
    const dialog = await shownDialog('Invite to Gig')
    await chooseGig(dialog, 'Wedding photographer')
    await userEvent.type(dialog.getByRole('textbox', { name: /Message/ }), 'Please come.')
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 1 worker' }))
    await expect(await dialog.findByText('Nobody was invited')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Message/ })).toHaveValue('Please come.')
  },
}

export const NoOpenGig: Story = {
  parameters: { ...screen({ world: () => savedVenue({ gigs: [] }) }), ...visual('desktop') },
  play: async () => {
    await select('Amaka Obi')
    await press('Invite to Gig')
    const dialog = await shownDialog('Invite to Gig')
    await expect(await dialog.findByText('You have no open Gigs.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Post a Gig' })).toHaveAttribute('href', paths.postGig)
  },
}

export const Compare: Story = {
  parameters: visual('screen', [], { crop: 'window' }),
  play: async () => {
    await select('Amaka Obi', 'DJ Spinall', 'Zainab Abdullahi')
    await press('Compare')
    await arrivedAt(at('compare=wrk_2&compare=wrk_3&compare=wrk_6'))
    const dialog = await shownDialog('Compare workers')
    await expect(await dialog.findByText('3 Gigs, 3 on time')).toBeVisible()
  },
}

/** Long names, names from right to left, without a name and 40 skills stay in their columns. */
export const CompareEdgeData: Story = {
  parameters: {
    ...screen({ at: at('compare=wrk_20&compare=wrk_21&compare=wrk_22'), world: hostileVenue }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    const dialog = await shownDialog('Compare workers')
    await expect(await dialog.findByText(/^<script>alert\(1\)<\/script>/)).toBeInTheDocument()
    await fitsTheDialog()
  },
}

/** With one person left there is nothing to compare. */
export const CompareLess: Story = {
  parameters: { ...screen({ at: at('compare=wrk_2&compare=wrk_3') }), ...withoutPicture('It ends as Loaded begins.') },
  play: async () => {
    const dialog = await shownDialog('Compare workers')
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove DJ Spinall' }))
    await arrivedAt(at())
  },
}

/** A worker of the address who does not exist is left out, and the others are compared. */
export const CompareMissing: Story = {
  parameters: {
    ...screen({ at: at('compare=wrk_2&compare=wrk_gone&compare=wrk_3'), world: savedVenue }),
    ...withoutPicture('It differs from Compare in one notice.'),
  },
  play: async () => {
    const dialog = await shownDialog('Compare workers')
    await expect(await dialog.findByText('1 worker was not found.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove DJ Spinall' })).toBeVisible()
  },
}

export const NewGroup: Story = {
  parameters: visual('screen', [], { crop: 'window' }),
  play: async ({ step }) => {
    await select('Amaka Obi', 'Chidinma Okafor')
    await press('Add to group')
    await userEvent.click(await page.findByRole('menuitem', { name: 'New group…' }))
    const dialog = await shownDialog('New group')
    await step('a name is required, and may be used once', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save group' }))
      await expect(await dialog.findByText('Name is required')).toBeVisible()
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'owambe TEAM')
      await expect(await dialog.findByText('You already have a group of this name')).toBeVisible()
    })
  },
}

export const GroupSaved: Story = {
  parameters: withoutPicture('It ends as Loaded begins, with a message.'),
  play: async () => {
    await select('Amaka Obi', 'DJ Spinall')
    await press('Add to group')
    await userEvent.click(await page.findByRole('menuitem', { name: 'New group…' }))
    const dialog = await shownDialog('New group')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'December parties{Enter}')
    await expect(await page.findByText('Group saved')).toBeVisible()
    await page.findByRole('option', { name: 'December parties' })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Group' }), 'December parties')
    const list = await cards()
    await waitFor(() => expect(list.queryByRole('link', { name: 'Zainab Abdullahi' })).toBeNull())
    await expect(list.getByRole('link', { name: 'DJ Spinall' })).toBeVisible()
  },
}

/** The server refuses another group: the name stays in the dialog. */
export const GroupRefused: Story = {
  parameters: {
    ...screen({ api: [fail(workers.saveGroup, 'TOO_MANY_SAVED')] }),
    expectedProblems: ['workers.saveGroup failed'],
    ...visual('desktop'),
  },
  play: async () => {
    await select('Amaka Obi')
    await press('Add to group')
    await userEvent.click(await page.findByRole('menuitem', { name: 'New group…' }))
    const dialog = await shownDialog('New group')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'One too many{Enter}')
    await expect(await dialog.findByText('The group was not saved')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('One too many')
  },
}

/** Renamed, then deleted: its workers stay. */
export const GroupChanged: Story = {
  parameters: { ...screen({ at: at('group=wgr_2') }), ...withoutPicture('It ends as Loaded begins, with a message.') },
  play: async ({ step }) => {
    await step('another name', async () => {
      await press('Group')
      await userEvent.click(await page.findByRole('menuitem', { name: 'Rename group' }))
      const dialog = await shownDialog('Rename group')
      const name = dialog.getByRole('textbox', { name: 'Name' })
      await userEvent.clear(name)
      await userEvent.type(name, 'Big nights{Enter}')
      await expect(await page.findByText('Group: Big nights')).toBeVisible()
    })
    await step('gone', async () => {
      await press('Group')
      await userEvent.click(await page.findByRole('menuitem', { name: 'Delete group' }))
      await userEvent.click(await page.findByRole('button', { name: 'Delete group' }))
      await arrivedAt(at())
      await expect(await page.findByRole('link', { name: 'DJ Spinall' })).toBeVisible()
    })
  },
}

export const SavedViews: Story = {
  parameters: {
    ...screen({ at: at('rating=4.5&view=table&q=a') }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async ({ step }) => {
    await press('Saved views')
    const dialog = await shownDialog('Saved views')
    await step('a view is saved under a name', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name of this view' }), 'The best{Enter}')
      await expect(await dialog.findByRole('link', { name: 'The best' })).toHaveAttribute(
        'href',
        at('q=a&rating=4.5&view=table'),
      )
    })
    await step('a name is required', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save this view' }))
      await expect(await dialog.findByText('Name is required')).toBeVisible()
    })
  },
}

export const Export: Story = {
  beforeEach: captureDownloads,
  parameters: { ...screen({ at: at('rating=4.5') }), ...withoutPicture('Loaded shows the list.') },
  play: async () => {
    await cards()
    await waitFor(() => expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled())
    await press('Export CSV')
    await waitFor(() => expect(capturedDownloads()).toHaveLength(1))
    const [file] = capturedDownloads()
    await expect(file?.name).toBe('marquee-workers-2025-11-14-to-2025-11-14.csv')
    await expect(await file?.content).toContain('Amaka Obi,Event photographer,Yaba,Lagos,4.9')
    await expect(await file?.content).not.toContain('Emeka')
  },
}
