import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { company } from '@/api/contract/endpoints/company.ts'
import { anUnnamedCompany } from '@/api/mocks/factories.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { fitsTheWindow } from '../gigs/details-page.ts'

const businessTab = `${paths.settings}?tab=business`

const meta = {
  title: 'Screens/Pages/Settings/Business',
  render: renderScreen,
  parameters: screen({ at: businessTab }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const field = (label: string) => page.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

/** The form of Create business profile, without 'Skip for now'. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await field('Company name')).toHaveValue('Eko Events')
    await expect(page.queryByRole('link', { name: 'Skip for now' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: screen({ at: businessTab, api: [hold(company.getCompanyProfile)] }),
  play: async () => {
    await expect(await page.findByText('Loading your business profile')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ at: businessTab, api: [fail(company.getCompanyProfile, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your business profile')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screen({ at: businessTab, world: () => smallVenue({ company: anUnnamedCompany() }) }),
  play: async () => {
    await expect(await field('Company name')).toHaveValue('')
  },
}

export const EdgeData: Story = {
  parameters: screen({ at: businessTab, world: hostileData }),
  play: async () => {
    await expect((await field('Company name')).value).toMatch(/^Ọlọ́runfúnmilọ́láyọ̀/)
    await fitsTheWindow()
  },
}

/** Saving stays on the page, and the next save starts from what was saved. */
export const Saved: Story = {
  parameters: withoutPicture('The form is pictured in Loaded.'),
  play: async () => {
    const name = await field('Company name')
    await userEvent.type(name, ' Ltd')
    await userEvent.click(page.getByRole('button', { name: 'Save profile' }))
    await expectToast('Business profile saved', 'success')
    await expect(currentPath()).toBe(businessTab)
    await expect(await field('Company name')).toHaveValue('Eko Events Ltd')
    await userEvent.click(page.getByRole('tab', { name: 'Support' }))
    await expect(await page.findByRole('heading', { level: 2, name: 'Support' })).toBeVisible()
  },
}

export const NotSaved: Story = {
  parameters: {
    ...screen({ at: businessTab, api: [fail(company.updateCompanyProfile, 'INTERNAL')] }),
    ...withoutPicture('The failure is pictured in Create business profile.'),
    expectedProblems: ['company.updateCompanyProfile failed'],
  },
  play: async () => {
    await userEvent.type(await field('Company name'), ' Ltd')
    await userEvent.click(page.getByRole('button', { name: 'Save profile' }))
    await expect(await page.findByText('Your business profile was not saved')).toBeVisible()
    await expectToast('Something went wrong on our side. Please try again.', 'danger')
    await expect(await field('Company name')).toHaveValue('Eko Events Ltd')
  },
}
