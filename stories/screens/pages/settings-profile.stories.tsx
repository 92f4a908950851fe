import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { company } from '@/api/contract/endpoints/company.ts'
import { upload } from '@/api/contract/endpoints/upload.ts'
import { aProfile } from '@/api/mocks/factories.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { fitsTheWindow } from '../gigs/details-page.ts'
import { besideSidebar, shownDialog, sidebar } from '../shell/frame.ts'
import { choosePicture } from './choose-picture.ts'

const meta = {
  title: 'Screens/Pages/Settings/Profile',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.settings }),
    states: { empty: 'There is always a person.' },
    shows: ['settings/screens/settings-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const field = (label: string) => page.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

/** Replaces the text of a field. */
async function fill(label: string, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
}

const save = async () => userEvent.click(await page.findByRole('button', { name: 'Save changes' }))
const saveButton = () => page.getByRole('button', { name: 'Save changes' })

/** The question before changes are lost. */
async function question() {
  const dialog = await page.findByRole('alertdialog', { name: 'Leave without saving?' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** The person's details. The email is read only. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await field('First name')).toHaveValue('Ngozi')
    await expect(await field('Last name')).toHaveValue('Eze')
    await expect(await field('Phone')).toHaveValue('+234 803 555 0142')
    const email = await field('Email')
    await expect(email).toHaveValue('ngozi@ekoevents.example')
    await expect(email).toHaveAttribute('readonly')
    await expect(email).toHaveAccessibleDescription('Contact support to change your email.')
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Loading: Story = {
  parameters: screen({ at: paths.settings, api: [hold(company.getProfile)] }),
  play: async () => {
    await expect(await page.findByText('Loading your profile')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ at: paths.settings, api: [fail(company.getProfile, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your profile')).toBeVisible()
  },
}

/** Very long names and a photo that cannot be loaded. */
export const EdgeData: Story = {
  parameters: screen({
    at: paths.settings,
    world: () => {
      const world = hostileData()
      return { ...world, profile: { ...world.profile, phone: null, image: { url: '/broken.png' } } }
    },
  }),
  play: async () => {
    await expect((await field('First name')).value).toMatch(/^Ọlọ́runfúnmilọ́láyọ̀/)
    await expect(await field('Phone')).toHaveValue('')
    await fitsTheWindow()
  },
}

/** 'Try again' reads the profile once more. */
export const Recovers: Story = {
  parameters: {
    ...screen({ at: paths.settings, api: [failOnce(company.getProfile, 'CONFLICT')] }),
    ...withoutPicture('The form is pictured in Loaded.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await expect(await field('First name')).toHaveValue('Ngozi')
  },
}

/** A new name is saved, and the user menu shows it. */
export const Saved: Story = {
  parameters: { ...besideSidebar({ at: paths.settings }), ...withoutPicture('The form is pictured in Loaded.') },
  play: async () => {
    await fill('First name', 'Ọládípọ̀')
    await fill('Last name', 'Adéwálé')
    await save()
    await expectToast('Profile updated', 'success')
    await expect(await (await sidebar()).findByRole('button', { name: 'Ọládípọ̀ Adéwálé' })).toBeVisible()
    await expect(currentPath()).toBe(paths.settings)
    await expect(await field('First name')).toHaveValue('Ọládípọ̀')
  },
}

/** A photo is cropped, uploaded and, once the form is saved, shown in the user menu; 'Remove' and a save take it away. */
export const NewPhoto: Story = {
  parameters: {
    ...besideSidebar({ at: paths.settings }),
    ...withoutPicture('Image fields are pictured in the design system.'),
  },
  play: async () => {
    await field('First name')
    await choosePicture()
    await page.findByText('Picture uploaded', { selector: 'p > span' })
    await waitFor(() => expect(saveButton()).toBeEnabled())
    await save()
    await expectToast('Profile updated', 'success')
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await save()
    await expectToast('Profile updated', 'success')
    await expect((await sidebar()).getByRole('button', { name: 'Ngozi Eze' }).querySelector('img')).toBeNull()
  },
}

/** A photo that could not be uploaded does not keep the rest from being saved. */
export const PhotoNotUploaded: Story = {
  parameters: screen({ at: paths.settings, api: [fail(upload.uploadImage, 'UNAVAILABLE')] }),
  play: async () => {
    await field('First name')
    await choosePicture()
    await expect(await page.findByText('Your photo was not uploaded. Save without it or try again.')).toBeVisible()
    await waitFor(() => expect(saveButton()).toBeEnabled())
    await fill('First name', 'Ada')
    await save()
    await expectToast('Profile updated', 'success')
  },
}

/** Names are required, and a phone must be one. */
export const Incomplete: Story = {
  play: async () => {
    await fill('First name', '')
    await fill('Last name', ' ')
    await fill('Phone', '12')
    await save()
    const list = within(await page.findByRole('group', { name: 'Fix 3 fields to continue' }))
    for (const name of ['First name is required', 'Last name is required', 'Please enter a valid phone number']) {
      await expect(list.getByRole('link', { name })).toBeVisible()
    }
    await waitFor(async () => expect(await field('First name')).toHaveFocus())
  },
}

/** The server refuses a field: its message stands at the field, which has the focus. */
export const Refused: Story = {
  parameters: {
    ...screen({
      at: paths.settings,
      api: [
        fail(company.updateProfile, 'VALIDATION_FAILED', {
          errors: { phone: ['This number cannot receive messages'] },
        }),
      ],
    }),
    ...withoutPicture('The message is pictured in Incomplete.'),
    expectedProblems: ['company.updateProfile failed'],
  },
  play: async () => {
    await fill('First name', 'Ada')
    await save()
    await expect(await page.findByRole('link', { name: 'This number cannot receive messages' })).toBeVisible()
    await expectToast('Invalid input', 'danger')
    await waitFor(async () => expect(await field('Phone')).toHaveFocus())
    await expect(await field('First name')).toHaveValue('Ada')
  },
}

/** Saving fails: the reason is said, nothing that was typed is lost, and the user menu keeps the stored name. */
export const NotSaved: Story = {
  parameters: {
    ...screen({ at: paths.settings, api: [fail(company.updateProfile, 'INTERNAL')] }),
    expectedProblems: ['company.updateProfile failed'],
  },
  play: async () => {
    await fill('First name', 'Ada')
    await save()
    await expect(await page.findByText('Your profile was not saved')).toBeVisible()
    await expectToast('Something went wrong on our side. Please try again.', 'danger')
    await expect(await field('First name')).toHaveValue('Ada')
  },
}

/** Another tab would lose the changes, so it asks first; who leaves finds what is stored. */
export const Leaves: Story = {
  parameters: withoutPicture('The question is pictured in Create business profile.'),
  play: async () => {
    await fill('First name', 'Ada')
    await userEvent.click(page.getByRole('tab', { name: 'Notifications' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }))
    await expect(await field('First name')).toHaveValue('Ada')
    await userEvent.click(page.getByRole('tab', { name: 'Notifications' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
    await expect(await page.findByRole('switch', { name: 'Gig reminders' })).toBeVisible()
    await userEvent.click(page.getByRole('tab', { name: 'Profile' }))
    await expect(await field('First name')).toHaveValue('Ngozi')
  },
}

/** The email is changed by support, which is asked from here. */
export const AsksForAnotherEmail: Story = {
  parameters: withoutPicture('The dialog is pictured in Ticket dialog.'),
  play: async () => {
    await field('Email')
    await userEvent.click(page.getByRole('button', { name: 'Contact support' }))
    const dialog = await shownDialog('Contact support')
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Change my email')
  },
}

/** The name that another device has changed is shown by the user menu, too. */
export const ChangedElsewhere: Story = {
  parameters: {
    ...besideSidebar({
      at: paths.settings,
      world: () => smallVenue({ profile: aProfile({ firstName: 'Ngozi', lastName: null }) }),
    }),
    ...withoutPicture('The menu is pictured in User menu.'),
  },
  play: async () => {
    await expect(await field('Last name')).toHaveValue('')
    await expect(await (await sidebar()).findByRole('button', { name: 'Ngozi' })).toBeVisible()
  },
}
