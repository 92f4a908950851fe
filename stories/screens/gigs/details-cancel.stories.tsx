import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { fail, failOnce, offline } from '@/api/mocks/faults.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { expectToast, typeCode } from '../auth/page.ts'
import { shownDialog } from '../shell/frame.ts'
import { cancelUntilPin, gigPage, noDialog, screenWithGig, openCancel, tabPanel, venueWith } from './details-page.ts'
import { withoutPicture } from '../../_kit/visual.ts'

const meta = {
  title: 'Screens/Gigs/Cancel Gig',
  render: renderScreen,
  parameters: { ...screen({ at: gigPaths.details('gig_1') }), states: 'details.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The refund, and that cancelling is still free. The safe button has the focus. */
export const Asked: Story = {
  play: async () => {
    const dialog = await openCancel()
    await expect(dialog.getByText('You get back ₦250,000.00.')).toBeVisible()
    await expect(dialog.getByText('You paid').closest('dl')).toHaveTextContent(
      /You paid₦265,000\.00Service fee and VAT, kept₦15,000\.00To your wallet, as soon as you cancel₦250,000\.00/,
    )
    await expect(dialog.getByText('There is no cancellation fee until Thu 20 Nov 2025, 10:00 AM.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep Gig' })).toHaveFocus()
    await expect(currentPath()).toBe(gigPaths.view('gig_1', 'cancel'))
  },
}

const withFee = {
  allowed: true,
  refundKobo: 23_500_000,
  feeKobo: 1_500_000,
  freeUntil: '2025-11-13T10:00:00+01:00',
  reason: null,
}

/** After the free period: a fee goes to the hired workers. */
export const AskedLate: Story = {
  parameters: screenWithGig('gig_1', { cancellation: withFee }),
  play: async () => {
    const dialog = await openCancel()
    await expect(
      dialog.getByText('You get back ₦235,000.00. Cancellation fee ₦15,000.00 goes to hired workers.'),
    ).toBeVisible()
  },
}

export const ReasonMissing: Story = {
  play: async () => {
    const dialog = await openCancel()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Gig' }))
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Please select a reason'))
    await expect(dialog.getByLabelText('Reason')).toHaveFocus()
    await expect(dialog.getByRole('link', { name: 'Please select a reason' })).toBeVisible()
  },
}

export const Pin: Story = {
  play: async () => {
    const dialog = await cancelUntilPin()
    await expect(dialog.getByText('Wedding photographer. You get back ₦250,000.00.')).toBeVisible()
  },
}

export const Kept: Story = {
  parameters: withoutPicture('The page is pictured in Details.'),
  play: async () => {
    const dialog = await openCancel()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Gig' }))
    await noDialog()
    await expect(currentPath()).toBe(gigPaths.details('gig_1'))
  },
}

/** The page says where the money is, also later, and no applicant is pending any more. */
export const Confirmed: Story = {
  play: async () => {
    const dialog = await cancelUntilPin()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦250,000.00' }))
    await expectToast('Gig cancelled', 'success')
    await noDialog()
    const main = await gigPage()
    await expect(await main.findByText('The date changed')).toBeVisible()
    await expect(await main.findByText('₦250,000.00 is back in your wallet')).toBeVisible()
    await waitFor(() =>
      expect(main.getByRole('link', { name: 'View refund' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\?tab=transactions&transaction=txn_/),
      ),
    )
    await userEvent.click(main.getByRole('tab', { name: /^Applicants/ }))
    const applicants = await tabPanel(/^Applicants/)
    await expect(
      await applicants.findByText('This Gig was cancelled. Nobody can be hired for it any more.'),
    ).toBeVisible()
    await expect(applicants.getByText(/^Not decided/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Republish' })).toBeVisible()
    await userEvent.click(main.getByRole('tab', { name: 'Payments' }))
    await expect(await (await tabPanel(/^Payments/)).findByText('+₦250,000.00')).toBeVisible()
  },
}

export const WrongPin: Story = {
  parameters: {
    ...withoutPicture('The PIN dialog is pictured among the stories of the domain.'),
    expectedProblems: ['gigs.cancel failed'],
  },
  play: async () => {
    const dialog = await cancelUntilPin()
    await typeCode('1111')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦250,000.00' }))
    await expect(await dialog.findByText('Incorrect PIN')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Gig' }))
    await noDialog()
    await expect((await gigPage()).getByText('Open')).toBeVisible()
  },
}

/** The time until which it is free has passed meanwhile: the dialog shows the fee, and the PIN confirms it. */
export const FeeGrown: Story = {
  parameters: {
    ...screen({
      api: [
        failOnce(gigs.cancel, 'FEE_UNCONFIRMED', {
          message: 'The cancellation fee is ₦15,000.00 now. Confirm it to cancel.',
          feeKobo: 1_500_000,
        }),
      ],
    }),
    expectedProblems: ['gigs.cancel failed'],
    ...withoutPicture('An alert above the boxes of Pin, and the amounts of AskedLate.'),
  },
  play: async () => {
    const dialog = await cancelUntilPin()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦250,000.00' }))
    await expect(await dialog.findByText('The cancellation fee is ₦15,000.00 now. Confirm it to cancel.')).toBeVisible()
    await expect(dialog.getByText(/You get back ₦235,000\.00\. Cancellation fee ₦15,000\.00/)).toBeVisible()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦235,000.00' }))
    await expectToast('Gig cancelled', 'success')
    await noDialog()
  },
}

/** The Gig has started meanwhile. */
export const Refused: Story = {
  parameters: {
    ...screen({
      api: [fail(gigs.cancel, 'GIG_STATE', { message: 'The work has begun. Contact support to call it off.' })],
    }),
    expectedProblems: ['gigs.cancel failed'],
    ...withoutPicture('An alert above the boxes of Pin.'),
  },
  play: async () => {
    const dialog = await cancelUntilPin()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦250,000.00' }))
    await expect(await dialog.findByText('The work has begun. Contact support to call it off.')).toBeVisible()
  },
}

/** The response was lost: the Gig is read, and the call is never sent again. */
export const AnswerLost: Story = {
  parameters: { ...screen({ api: [offline(gigs.cancel)] }), expectedProblems: ['gigs.cancel failed'] },
  play: async () => {
    const dialog = await cancelUntilPin()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦250,000.00' }))
    await expect(await dialog.findByText('We do not know yet if this went through.')).toBeVisible()
    await userEvent.click(dialog.getByText('Close'))
    await noDialog()
    await expect(await (await gigPage()).findByText('We do not know yet if this went through.')).toBeVisible()
  },
}

export const AnswerFound: Story = {
  parameters: {
    ...screen({ api: [offline(gigs.cancel)] }),
    expectedProblems: ['gigs.cancel failed'],
    ...withoutPicture('An alert above the boxes of Pin.'),
  },
  play: async () => {
    const dialog = await cancelUntilPin()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦250,000.00' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Check status' }))
    await expect(await dialog.findByText('This did not go through. Your Gig was not cancelled.')).toBeVisible()
  },
}

/** The Gig was paid on the payment page and there is no wallet: a PIN is created first. */
export const NoPin: Story = {
  parameters: screen({
    world: () => venueWith('gig_1', {}, { wallet: aWallet({ status: 'not_activated', pinSet: false }), pin: null }),
  }),
  play: async () => {
    const dialog = await openCancel()
    await expect(await dialog.findByText('Activate your wallet')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel Gig' })).toBeDisabled()
  },
}

/** A server without this endpoint: support is offered instead. */
export const NotOffered: Story = {
  parameters: { ...screen({ api: [fail(gigs.cancel, 'NOT_OFFERED')] }), expectedProblems: ['gigs.cancel failed'] },
  play: async () => {
    const dialog = await cancelUntilPin()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get back ₦250,000.00' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(await (await gigPage()).findByRole('button', { name: 'Contact support' }))
    await shownDialog('Contact support')
  },
}
