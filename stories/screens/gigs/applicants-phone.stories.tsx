import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { applicantsAddress, hostileApplicants, triage } from './applicants-page.ts'
import { fitsTheWindow } from './details-page.ts'

const meta = {
  title: 'Screens/Gigs/Applicants on a phone',
  render: renderScreen,
  parameters: { ...screen({ at: applicantsAddress }), states: 'details.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Each card has a box, so that a selection needs no long press. */
export const Selected: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone') },
  play: async () => {
    const list = await triage()
    await userEvent.click(list.getByRole('checkbox', { name: 'Select Tunde Bakare' }))
    const bar = within(list.getByRole('group', { name: 'Selection' }))
    await expect(bar.getByRole('button', { name: 'Shortlist' })).toBeVisible()
    await fitsTheWindow()
  },
}

/** An amount of any size stays within its card, on a line of its own where it needs one. */
export const HostileOnAPhone: Story = {
  ...phone,
  parameters: {
    ...screen({
      world: () =>
        smallVenue({
          applicants: [
            anApplicant({
              id: 'ap_h0',
              proposedKobo: 999_999_999_999,
              worker: aWorker({ id: 'wrk_h0', firstName: 'Costly', lastName: 'Person' }),
            }),
            ...hostileApplicants(),
          ],
        }),
    }),
    ...visual('phone'),
  },
  play: async () => {
    await triage()
    for (const card of document.querySelectorAll<HTMLElement>('[data-row]')) {
      const { right } = within(card).getByText(/^₦/).getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(card.getBoundingClientRect().right - 15)
    }
    await fitsTheWindow()
  },
}
