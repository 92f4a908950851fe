import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { company } from '@/api/contract/endpoints/company.ts'
import { upload } from '@/api/contract/endpoints/upload.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { anUnnamedCompany } from '@/api/mocks/factories.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { arrivedAt, heading } from '../shell/frame.ts'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { choosePicture } from './choose-picture.ts'

const meta = {
  title: 'Screens/Pages/Create business profile',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.createBusinessProfile }),
    shows: ['company/screens/create-business-profile-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const field = (label: string) => page.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

/** Replaces the text of a field. */
async function fill(label: string, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

/** The question before changes are lost. */
async function question() {
  const dialog = await page.findByRole('alertdialog', { name: 'Leave without saving?' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const save = async () => userEvent.click(await page.findByRole('button', { name: 'Save profile' }))

const unnamed = () => smallVenue({ company: anUnnamedCompany() })

/** A stored business: all of its fields, and the card of how workers see it. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Create business profile')).toBeVisible()
    await expect(await field('Company name')).toHaveValue('Eko Events')
    await expect(await field('Industry')).toHaveValue('Live events')
    await expect(await field('Phone')).toHaveValue('+234 803 555 0142')
    await expect(page.getByRole('combobox', { name: /^State/ })).toHaveValue('Lagos')
    await expect(await field('TIN')).toHaveValue('')
    const cards = await page.findAllByRole('region', { name: 'How workers see you' })
    await expect(cards.some((card) => card.textContent.includes('Live events · Victoria Island, Lagos'))).toBe(true)
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(company.getCompanyProfile)] }),
  play: async () => {
    await expect(await page.findByText('Loading your business profile')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(company.getCompanyProfile, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your business profile')).toBeVisible()
  },
}

/** A business that has only been registered: an empty form, which suggests the employer's own email. */
export const Empty: Story = {
  parameters: screen({ world: unnamed }),
  play: async () => {
    await expect(await field('Company name')).toHaveValue('')
    await expect(await field('Email')).toHaveValue('ngozi@ekoevents.example')
  },
}

export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await expect((await field('Company name')).value).toMatch(/^Ọlọ́runfúnmilọ́láyọ̀/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The server has no business for this account at all: the form is empty, not an error. */
export const NotFound: Story = {
  parameters: {
    ...screen({ api: [fail(company.getCompanyProfile, 'NOT_FOUND')] }),
    ...withoutPicture('Looks like Empty.'),
  },
  play: async () => {
    await expect(await field('Company name')).toHaveValue('')
  },
}

/** The card shows what is typed, before it is saved. */
export const Preview: Story = {
  parameters: { ...screen({ world: unnamed }), ...withoutPicture('The card is pictured in Loaded.') },
  play: async () => {
    await fill('Company name', 'Lagos Nights')
    await fill('City', 'Ikeja')
    const cards = await page.findAllByRole('region', { name: 'How workers see you' })
    await waitFor(() => expect(cards.filter((card) => card.textContent.includes('Lagos NightsIkeja'))).not.toEqual([]))
  },
}

/** Saving an incomplete form lists what is missing, and puts the focus into the first field. */
export const Incomplete: Story = {
  parameters: screen({ world: unnamed }),
  play: async () => {
    await field('Company name')
    await save()
    const list = within(await page.findByRole('group', { name: 'Fix 6 fields to continue' }))
    await expect(list.getByRole('link', { name: 'Please select an industry' })).toBeVisible()
    await waitFor(async () => expect(await field('Company name')).toHaveFocus())
    await expect(currentPath()).toBe(paths.createBusinessProfile)
  },
}

/** A text that is no number is refused when the field is left. */
export const WrongPhone: Story = {
  parameters: withoutPicture('The message is pictured in Incomplete.'),
  play: async () => {
    await fill('Phone', '12')
    await userEvent.tab()
    await expect(await page.findByText('Please enter a valid phone number')).toBeVisible()
  },
}

/** The wallet is active: saving leads home. */
export const Saved: Story = {
  parameters: withoutPicture('Another page is pictured by its own stories.'),
  play: async () => {
    await fill('Company name', 'Eko Events Ltd')
    await save()
    await expectToast('Business profile saved', 'success')
    await arrivedAt(paths.dashboard)
  },
}

/** Before the wallet is active, saving leads there: the next step of the setup. */
export const SavedBeforeWallet: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ wallet: { ...smallVenue().wallet, status: 'not_activated' } }) }),
    ...withoutPicture('Another page is pictured by its own stories.'),
  },
  play: async () => {
    await fill('About', 'Weddings and launches.')
    await save()
    await arrivedAt(paths.activateWallet)
  },
}

/** The server refuses a field: its message stands at the field, which has the focus. */
export const Refused: Story = {
  parameters: {
    ...screen({
      api: [
        fail(company.updateCompanyProfile, 'VALIDATION_FAILED', {
          errors: { rcNumber: ['This CAC number is not known'] },
        }),
      ],
    }),
    ...withoutPicture('The message is pictured in Incomplete.'),
    expectedProblems: ['company.updateCompanyProfile failed'],
  },
  play: async () => {
    await fill('CAC number', 'RC7654321')
    await save()
    await expect(await page.findByRole('link', { name: 'This CAC number is not known' })).toBeVisible()
    await expectToast('Invalid input', 'danger')
    await waitFor(async () => expect(await field('CAC number')).toHaveFocus())
    await expect(await field('CAC number')).toHaveValue('RC7654321')
  },
}

/** Saving fails: the reason is said, and nothing that was typed is lost. */
export const NotSaved: Story = {
  parameters: {
    ...screen({ api: [fail(company.updateCompanyProfile, 'INTERNAL')] }),
    expectedProblems: ['company.updateCompanyProfile failed'],
  },
  play: async () => {
    await fill('Company name', 'Eko Events Ltd')
    await save()
    await expect(await page.findByText('Your business profile was not saved')).toBeVisible()
    await expectToast('Something went wrong on our side. Please try again.', 'danger')
    await expect(await field('Company name')).toHaveValue('Eko Events Ltd')
  },
}

/** Leaving with changes asks first. */
export const Leaving: Story = {
  play: async () => {
    await fill('Company name', 'Eko Events Ltd')
    await userEvent.click(page.getByRole('link', { name: 'Skip for now' }))
    const dialog = await question()
    await expect(dialog.getByText('Your changes will be lost.')).toBeVisible()
  },
}

export const Stays: Story = {
  parameters: withoutPicture('The question is pictured in Leaving.'),
  play: async () => {
    await fill('Company name', 'Eko Events Ltd')
    await userEvent.click(page.getByRole('link', { name: 'Skip for now' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(await field('Company name')).toHaveValue('Eko Events Ltd')
    await userEvent.click(page.getByRole('link', { name: 'Skip for now' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
    await arrivedAt(paths.dashboard)
  },
}

/** A logo that could not be uploaded does not keep the rest from being saved. */
export const LogoNotUploaded: Story = {
  parameters: screen({ api: [fail(upload.uploadImage, 'UNAVAILABLE')] }),
  play: async () => {
    await field('Company name')
    await choosePicture()
    await expect(await page.findByText('Your logo was not uploaded. Save without it or try again.')).toBeVisible()
    await waitFor(() => expect(page.getByRole('button', { name: 'Save profile' })).toBeEnabled())
  },
}
