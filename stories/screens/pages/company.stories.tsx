import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { company } from '@/api/contract/endpoints/company.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { anUnnamedCompany } from '@/api/mocks/factories.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/domain/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { heading, shownDialog } from '../shell/frame.ts'
import { visual } from '../../_kit/visual.ts'

const meta = {
  title: 'Screens/Pages/Create business profile',
  render: renderScreen,
  parameters: screen({ at: paths.createBusinessProfile }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The skeleton has the same terms. */
const fact = async (term: string) =>
  (await page.findByText(term, { selector: 'dt:not([aria-hidden] *)' })).nextElementSibling

/** The business profile; support changes it. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Create business profile')).toBeVisible()
    await expect(await fact('Business name')).toHaveTextContent('Eko Events')
    await expect(await fact('Address')).toHaveTextContent('12 Adeola Odeku Street, Victoria Island, Lagos')
    await expect(await fact('TIN')).toHaveTextContent('—')
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
    await expect(page.getByRole('button', { name: 'Contact support' })).toBeVisible()
  },
}

/** A registered business without a name. */
export const Empty: Story = {
  parameters: screen({ world: () => smallVenue({ company: anUnnamedCompany() }) }),
  play: async () => {
    await expect(await fact('Business name')).toHaveTextContent('—')
  },
}

/** The link: a support request with its subject. */
export const AsksSupport: Story = {
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Contact support' }))
    const dialog = await shownDialog('Contact support')
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Change my business profile')
  },
}

export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await expect(await fact('Business name')).toHaveTextContent(/^Ọlọ́runfúnmilọ́láyọ̀/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
