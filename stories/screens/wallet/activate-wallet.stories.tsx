import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { security } from '@/api/contract/endpoints/security.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { aProfile, aWallet } from '@/api/mocks/factories.ts'
import { fail, failOnce, hold, offline } from '@/api/mocks/faults.ts'
import { aWithdrawalAccount } from '@/api/mocks/money-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { emptyVenue, smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { withReturnTo } from '@/shared/return-to.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { expectToast } from '../auth/page.ts'
import { arrivedAt, heading } from '../shell/frame.ts'
import { stepAddress, button, inactive, number, step, typeAccount, withAccount } from './activation.ts'
import { visual, withoutPicture } from '../../_kit/visual.ts'

const withBoth = () => withAccount({ pin: '2580', wallet: aWallet({ status: 'not_activated', pinSet: true }) })

const meta = {
  title: 'Screens/Wallet/Activate wallet',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.activateWallet, world: inactive }),
    shows: ['wallet/screens/activate-wallet-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Types `pin`, then `repetition`. */
async function typePins(pin: string, repetition = pin) {
  await userEvent.click(await page.findByLabelText('New PIN, digit 1 of 4'))
  await userEvent.keyboard(pin)
  await userEvent.click(page.getByLabelText('PIN again, digit 1 of 4'))
  await userEvent.keyboard(repetition)
}

/** A new employer: the first step, empty. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await heading('Activate wallet')
    await step('Your bank account')
    const steps = within(page.getByRole('group', { name: 'Activate wallet' }))
    await expect(steps.getAllByRole('listitem').map((item) => item.dataset['state'])).toEqual([
      'current',
      'upcoming',
      'upcoming',
    ])
    await expect(button('Save account')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { ...screen({ world: emptyVenue }), ...withoutPicture('as Loaded') },
  play: async () => {
    await step('Your bank account')
    await expect(await number()).toHaveValue('')
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(dashboard.getWallet)] }),
  play: async () => {
    await heading('Activate wallet')
    await expect(await page.findByText('Loading your wallet')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(wallet.getWithdrawalAccount, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your wallet')).toBeVisible()
  },
}

/** 'Try again' reads only what failed. */
export const Recovers: Story = {
  parameters: {
    ...screen({ api: [failOnce(wallet.getWithdrawalAccount, 'CONFLICT')] }),
    ...withoutPicture('as Loaded'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await step('Your bank account')
  },
}

/** All three steps, one after the other. */
export const Activates: Story = {
  play: async () => {
    await typeAccount('0000 014579')
    await expect(await page.findByText('EKO EVENTS LTD')).toBeVisible()
    await expect(page.getByText('Is this your account?')).toBeVisible()
    await userEvent.click(button('Yes, save this account'))
    await expectToast('Withdrawal account saved', 'success')
    await step('Your PIN')
    await waitFor(() => expect(page.getByLabelText('New PIN, digit 1 of 4')).toHaveFocus())
    await arrivedAt(stepAddress('2'))
    await typePins('2580')
    await userEvent.click(button('Create PIN'))
    await expectToast('PIN created', 'success')
    await expectToast('Wallet activated', 'success')
    await expect(await page.findByText('Your wallet is active')).toBeVisible()
    await expect(currentPath()).toBe(stepAddress('3'))
    await expect(page.getByRole('link', { name: 'Fund wallet' })).toHaveAttribute('href', paths.fundWallet)
    await expect(within(page.getByRole('main')).getByRole('link', { name: 'Post a Gig' })).toHaveAttribute(
      'href',
      paths.postGig,
    )
  },
}

/** Opened from a Gig that waits for the wallet: the last step leads back to it. */
export const ReturnsToTheGig: Story = {
  parameters: {
    ...screen({ at: withReturnTo(paths.activateWallet, gigPaths.form('gig_1', 'review')), world: withAccount }),
    ...withoutPicture('As Activates, with another main button.'),
  },
  play: async () => {
    await typePins('2580')
    await userEvent.click(button('Create PIN'))
    await expect(await page.findByText('Your wallet is active')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to your Gig' })).toHaveAttribute(
      'href',
      gigPaths.form('gig_1', 'review'),
    )
    await expect(page.getByRole('link', { name: 'Fund wallet' })).toBeVisible()
  },
}

/** The account is saved and there is no PIN: the page opens on step 2. */
export const CreatesPin: Story = {
  parameters: screen({ world: withAccount }),
  play: async () => {
    await step('Your PIN')
    await typePins('2580')
    await expect(await page.findByText('PINs match')).toBeVisible()
  },
}

/** A weak PIN is emptied as soon as it is complete; its message stays. */
export const WrongPins: Story = {
  parameters: screen({ world: withAccount }),
  play: async () => {
    await typePins('1234', '25')
    await expect(await page.findByText('Avoid repeated or sequential digits')).toBeVisible()
    await userEvent.click(button('Create PIN'))
    await expect(await page.findByText('PIN must be exactly 4 digits')).toBeVisible()
    await expect(page.getByLabelText('New PIN, digit 1 of 4')).toHaveFocus()
    await expect(page.getByLabelText('New PIN, digit 1 of 4')).toHaveValue('')
  },
}

/** A weak PIN, the right one and its repetition, typed without touching another box. */
export const CorrectsPin: Story = {
  parameters: screen({ world: withAccount }),
  play: async () => {
    await userEvent.click(await page.findByLabelText('New PIN, digit 1 of 4'))
    await userEvent.keyboard('12342719')
    await expect(page.getByLabelText('PIN again, digit 1 of 4')).toHaveFocus()
    await userEvent.keyboard('2719')
    await expect(await page.findByText('PINs match')).toBeVisible()
    await userEvent.click(button('Show PIN'))
    const shown = page.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)
    await expect(shown.join('')).toBe('27192719')
    await expect(button('Hide PIN')).toBeVisible()
  },
}

export const DifferentPins: Story = {
  parameters: screen({ world: withAccount }),
  play: async () => {
    await typePins('2580', '2581')
    await expect(await page.findByText("PINs don't match")).toBeVisible()
    await expect(page.getByLabelText('PIN again, digit 1 of 4')).toHaveFocus()
    await expect(page.getByLabelText('PIN again, digit 1 of 4')).toHaveValue('')
    await userEvent.click(button('Create PIN'))
    await expect(page.getByText("PINs don't match")).toBeVisible()
    await expect(page.getByLabelText('PIN again, digit 1 of 4')).toHaveFocus()
  },
}

export const PinRefused: Story = {
  parameters: {
    ...screen({ world: withAccount, api: [fail(security.setPin, 'UNAVAILABLE')] }),
    ...withoutPicture('as CreatesPin'),
    expectedProblems: ['security.setPin failed'],
  },
  play: async () => {
    await typePins('2580')
    await userEvent.click(button('Create PIN'))
    await expectToast('Marquee is not available for a moment. Please try again.', 'danger')
    await expect(await step('Your PIN')).toBeVisible()
  },
}

/** Back to the first step, which shows the saved account. */
export const GoesBack: Story = {
  parameters: screen({ world: withAccount }),
  play: async () => {
    await step('Your PIN')
    await userEvent.click(page.getByRole('button', { name: /Bank account/ }))
    await waitFor(async () => expect(await step('Your bank account')).toHaveFocus())
    await expect(currentPath()).toBe(stepAddress('1'))
    await expect(page.getByText('••••••4579')).toBeVisible()
    await expect(page.getByText('Verified')).toBeVisible()
  },
}

/** An address beyond the reachable steps opens the furthest one. */
export const NotReachable: Story = {
  parameters: { ...screen({ at: stepAddress('3') }), ...withoutPicture('as Loaded') },
  play: async () => {
    await step('Your bank account')
  },
}

let activations = 0
/** Account and PIN exist: the wallet is activated automatically, once. */
export const ActivatesOnce: Story = {
  parameters: {
    ...screen({
      world: withBoth,
      api: [
        mock(wallet.activate, () => {
          activations += 1
          return { message: 'Wallet activated', data: aWallet() }
        }),
        mock(dashboard.getWallet, () => ({
          data: aWallet({ status: activations > 0 ? 'active' : 'not_activated' }),
        })),
      ],
    }),
    ...withoutPicture('as Activates'),
  },
  beforeEach: () => {
    activations = 0
  },
  play: async () => {
    await expectToast('Wallet activated', 'success')
    await expect(await page.findByText('Your wallet is active')).toBeVisible()
    await expect(activations).toBe(1)
  },
}

export const Activating: Story = {
  parameters: screen({ world: withBoth, api: [hold(wallet.activate)] }),
  play: async () => {
    await step('Activating your wallet')
    await expect(page.getByText('This takes a moment.')).toBeVisible()
  },
}

export const ActivationFails: Story = {
  parameters: {
    ...screen({ world: withBoth, api: [offline(wallet.activate)] }),
    expectedProblems: ['wallet.activate failed'],
  },
  play: async () => {
    await expectToast('An unexpected error occurred', 'danger')
    await expect(await page.findByText('Your wallet is not active yet')).toBeVisible()
    await expect(button('Try again')).toBeVisible()
  },
}

export const ActivationRecovers: Story = {
  parameters: {
    ...screen({ world: withBoth, api: [failOnce(wallet.activate, 'UNAVAILABLE')] }),
    ...withoutPicture('as Activates'),
    expectedProblems: ['wallet.activate failed'],
  },
  play: async () => {
    await expectToast('Marquee is not available for a moment. Please try again.', 'danger')
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await expect(await page.findByText('Your wallet is active')).toBeVisible()
    await expectToast('Wallet activated', 'success')
  },
}

/** Whichever step the address names. */
export const AlreadyActive: Story = {
  parameters: {
    ...screen({ at: stepAddress('1'), world: smallVenue }),
    ...withoutPicture('The page is pictured in Activates.'),
  },
  play: async () => {
    await expect(await page.findByText('Your wallet is active')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Activate wallet' }).querySelector('button, a')).toBeNull()
  },
}

export const Restricted: Story = {
  parameters: screen({ world: () => smallVenue({ wallet: aWallet({ status: 'restricted' }) }) }),
  play: async () => {
    await expect(await page.findByText('Your wallet is under review. Contact support.')).toBeVisible()
  },
}

const longName = 'ỌLỌ́RUNFÚNMILỌ́LÁYỌ̀'.repeat(6)

/** Names of a bank and an account without a line break opportunity. */
export const EdgeData: Story = {
  parameters: screen({
    at: stepAddress('1'),
    world: () =>
      withAccount({
        profile: aProfile({ firstName: longName }),
        withdrawalAccount: aWithdrawalAccount({ bankName: longName, accountName: `محمد ${longName}`, verified: false }),
      }),
  }),
  play: async () => {
    await step('Your bank account')
    await expect(page.getByText('Not verified')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
