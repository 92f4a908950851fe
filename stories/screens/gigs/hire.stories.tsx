import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { fail, failOnce, offline } from '@/api/mocks/faults.ts'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { shownDialog } from '../shell/frame.ts'
import { applicantsAddress, triage } from './applicants-page.ts'
import { noDialog } from './details-page.ts'

const meta = {
  title: 'Screens/Gigs/Hire',
  render: renderScreen,
  parameters: { ...screen({ at: applicantsAddress }), states: 'details.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const lookIsInAsked = withoutPicture('The dialog is pictured in Asked.')

async function openHire(name = 'Tunde Bakare') {
  await triage()
  await userEvent.click(page.getByRole('button', { name: `Hire ${name}` }))
  return shownDialog(`Hire ${name}`)
}

async function agree(naira: string) {
  const dialog = await openHire()
  const field = dialog.getByLabelText('Agreed pay')
  await userEvent.clear(field)
  await userEvent.type(field, naira)
  return dialog
}

export const Asked: Story = {
  play: async () => {
    const dialog = await openHire()
    await expect(dialog.getByText('₦47,500.00')).toBeVisible()
    await expect(dialog.getByText('3 of 5 are free')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' })).toBeVisible()
  },
}

/** Nobody is hired while the wallet is under review, also for pay that the Gig holds. */
export const UnderReview: Story = {
  parameters: screen({ world: () => smallVenue({ wallet: aWallet({ status: 'restricted' }) }) }),
  play: async () => {
    const dialog = await openHire()
    await expect(await dialog.findByText('Your wallet is under review. Contact support.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Contact support' })).toBeVisible()
  },
}

export const Hired: Story = {
  parameters: lookIsInAsked,
  play: async () => {
    const dialog = await openHire()
    await userEvent.click(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }))
    await noDialog()
    await expect(await page.findByText('Tunde Bakare hired')).toBeVisible()
    await expect(await page.findByRole('radio', { name: 'Hired 3' })).toBeVisible()
  },
}

/** What the Gig does not hold comes from the wallet, with fee and VAT, and is confirmed with the PIN. */
export const ExtraPay: Story = {
  play: async () => {
    const dialog = await agree('60000')
    await expect(await dialog.findByText('From your wallet')).toBeVisible()
    await expect(dialog.getByText('₦10,537.50')).toBeVisible()
  },
}

export const ExtraPayConfirmed: Story = {
  parameters: { ...screen({}), expectedProblems: ['gigPeople.hire failed'] },
  play: async () => {
    const dialog = await agree('60000')
    await userEvent.click(dialog.getByRole('button', { name: 'Hire for ₦60,000.00' }))
    await page.findByText('Agreed pay ₦60,000.00. ₦10,537.50 comes from your wallet, with service fee and VAT.')
    await userEvent.click(await page.findByLabelText('Digit 1 of 4'))
    await userEvent.keyboard('1379')
    await userEvent.click(page.getByRole('button', { name: 'Hire for ₦60,000.00' }))
    await expect(await page.findByText(/^Incorrect PIN/, { selector: '[role=dialog] *' })).toBeVisible()
    await userEvent.keyboard('2580{Enter}')
    await noDialog()
    await expect(await page.findByText('Tunde Bakare hired')).toBeVisible()
  },
}

export const NotEnoughMoney: Story = {
  parameters: screen({ world: () => smallVenue({ wallet: aWallet({ availableKobo: 553_750 }) }) }),
  play: async () => {
    const dialog = await agree('60000')
    await expect(await dialog.findByText('You need ₦5,000.00 more for this Gig.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Fund wallet' })).toHaveAttribute('href', paths.fundWallet)
    await expect(dialog.getByRole('button', { name: 'Hire for ₦60,000.00' })).toBeDisabled()
  },
}

export const WalletNotActivated: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ wallet: aWallet({ status: 'not_activated' }) }) }),
    ...withoutPicture('The banner is that of the wallet.'),
  },
  play: async () => {
    const dialog = await agree('60000')
    await expect(await dialog.findByText('Activate your wallet')).toBeVisible()
  },
}

/** Another tab has taken the last place: the dialog says so and keeps what was typed. */
export const LostTheLastPlace: Story = {
  parameters: {
    ...screen({ api: [fail(gigPeople.hire, 'NO_FREE_PLACE')] }),
    expectedProblems: ['gigPeople.hire failed'],
  },
  play: async () => {
    const dialog = await openHire()
    await userEvent.type(dialog.getByLabelText(/^Message to the worker/), 'Please bring two cameras.')
    await userEvent.click(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }))
    await expect(await dialog.findByText('All places of this Gig are taken.')).toBeVisible()
    await expect(dialog.getByLabelText(/^Message to the worker/)).toHaveValue('Please bring two cameras.')
  },
}

export const LostTheApplicant: Story = {
  parameters: {
    ...screen({
      api: [
        fail(gigPeople.hire, 'APPLICANT_STATE', { message: 'Tunde Bakare withdrew the application in the meantime.' }),
      ],
    }),
    ...withoutPicture('LostTheLastPlace with another text.'),
    expectedProblems: ['gigPeople.hire failed'],
  },
  play: async () => {
    const dialog = await openHire()
    await userEvent.click(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }))
    await expect(await dialog.findByText('Tunde Bakare withdrew the application in the meantime.')).toBeVisible()
  },
}

/** Without an answer nothing is sent again: the status is looked up. */
export const OutcomeUnknown: Story = {
  parameters: { ...screen({ api: [offline(gigPeople.hire)] }), expectedProblems: ['gigPeople.hire failed'] },
  play: async () => {
    const dialog = await openHire()
    await userEvent.click(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }))
    await expect(await dialog.findByText('We do not know yet if this went through.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Hire for/ })).toBeNull()
  },
}

export const OutcomeLookedUp: Story = {
  parameters: {
    ...screen({ api: [failOnce(gigPeople.hire, 'INTERNAL')] }),
    ...lookIsInAsked,
    expectedProblems: ['gigPeople.hire failed'],
  },
  play: async () => {
    const dialog = await openHire()
    await userEvent.click(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Check status' }))
    await expect(await dialog.findByText('This did not go through. Tunde Bakare was not hired.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }))
    await noDialog()
    await waitFor(() => expect(page.getByText('Tunde Bakare hired')).toBeVisible())
  },
}

const longName = { firstName: 'Olúwatóbilọ́ba'.repeat(8).slice(0, 119), lastName: 'X' }

export const LongName: Story = {
  ...phone,
  parameters: {
    ...screen({
      world: () =>
        smallVenue({
          applicants: [anApplicant(), anApplicant({ id: 'ap_h', worker: aWorker({ id: 'wrk_h', ...longName }) })],
        }),
    }),
    ...visual('phone'),
  },
  play: async () => {
    await openHire(`${longName.firstName} X`)
  },
}
