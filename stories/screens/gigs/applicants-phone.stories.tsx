import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { swipeRow } from '../../_kit/swipe.ts'
import { phone, visual } from '../../_kit/visual.ts'
import { applicantsAddress, hostileApplicants, rowOf, triage } from './applicants-page.ts'
import { fitsTheWindow } from './details-page.ts'

const meta = {
  title: 'Screens/Gigs/Applicants on a phone',
  render: renderScreen,
  parameters: { ...screen({ at: applicantsAddress }), states: 'details.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The icon of a button without words stands in its middle. */
async function isInTheMiddle(button: HTMLElement) {
  const middle = (element: Element | null) => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
    return [(left + right) / 2, (top + bottom) / 2].map(Math.round)
  }
  await expect(middle(button.querySelector('svg'))).toEqual(middle(button))
}

/** Each card has a box, so that a selection needs no long press. */
export const Selected: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone') },
  play: async () => {
    const list = await triage()
    await userEvent.click(list.getByRole('checkbox', { name: 'Select Tunde Bakare' }))
    const bar = within(list.getByRole('group', { name: 'Selection' }))
    await expect(bar.getByRole('button', { name: 'Shortlist' })).toBeVisible()
    // One is too few; the reason is as narrow as the phone is.
    await expect(bar.getByRole('button', { name: 'Compare' })).toHaveAccessibleDescription(
      'Choose 2 to 4 applicants to compare',
    )
    await expect(page.getByRole('link', { name: 'Post a Gig' })).toBeVisible()
    await isInTheMiddle(page.getByRole('link', { name: 'Post a Gig' }))
    await fitsTheWindow()
  },
}

/** The card that a name stands in, as far as it can be swiped. */
function cardOf(list: ReturnType<typeof within>, name: string) {
  const card = list.getByText(name).closest('[data-component="SwipeRow"]')
  if (card === null) throw new Error(`The card of ${name} cannot be swiped.`)
  return card
}

/** Two fingers that have not been lifted yet: one shortlists, the other has not gone far enough to decline. */
export const Swiping: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone') },
  play: async () => {
    const list = await triage()
    await swipeRow(cardOf(list, 'Tunde Bakare'), 120)
    await swipeRow(cardOf(list, 'Zainab Abdullahi'), -70)
    await fitsTheWindow()
  },
}

/** A swipe decides, and the row stays with 'Undo'; a finger that goes back decides nothing. */
export const Swiped: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone') },
  play: async () => {
    const list = await triage()
    const returned = await swipeRow(cardOf(list, 'Zainab Abdullahi'), -120)
    await returned.lift(-30)
    const lifted = await swipeRow(cardOf(list, 'Tunde Bakare'), 120)
    await lifted.lift()
    await expect(await rowOf('Tunde Bakare').findByRole('button', { name: 'Undo: Tunde Bakare' })).toBeVisible()
    await expect(rowOf('Zainab Abdullahi').getByRole('button', { name: 'Decline Zainab Abdullahi' })).toBeVisible()
    await waitFor(() => expect(document.querySelector('[data-swipe]')).toBeNull())
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
