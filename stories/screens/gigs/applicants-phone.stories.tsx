import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { applicantsAddress, triage } from './applicants-page.ts'
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
