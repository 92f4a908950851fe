import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { hostileData } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt } from '../shell/frame.ts'
import { openTab, rowActions } from './gigs-page.ts'

const meta = {
  title: 'Screens/Gigs/Preview',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.gigs }),
    shows: ['gigs/screens/gigs-screen.tsx'],
    states: { empty: 'It shows one Gig.' },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const previewOf = (gigId: string) => `${paths.gigs}?gig=${gigId}`

/** A Gig beside the list; the list stays as it was. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await userEvent.click((await rowActions('Wedding photographer')).getByRole('menuitem', { name: 'Preview' }))
    await arrivedAt(previewOf('gig_1'))
    const panel = within(await page.findByRole('dialog', { name: 'Wedding photographer' }))
    await expect(await panel.findByRole('heading', { name: 'Money' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Review applicants' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Open Gig' })).toHaveAttribute('href', gigPaths.details('gig_1'))
  },
}

export const Loading: Story = {
  parameters: screen({ at: previewOf('gig_1'), api: [hold(gigs.list), hold(gigs.get)] }),
  play: async () => {
    const panel = within(await page.findByRole('dialog', { name: 'Gig' }))
    await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(panel.queryByRole('link', { name: 'Open Gig' })).toBeNull()
  },
}

export const EdgeData: Story = {
  parameters: screen({ at: previewOf('gig_1'), world: hostileData }),
  play: async () => {
    const panel = within(await page.findByRole('dialog'))
    await expect(await panel.findByRole('link', { name: 'Open Gig' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Missing: Story = {
  parameters: screen({ at: previewOf('gig_gone') }),
  play: async () => {
    const panel = within(await page.findByRole('dialog', { name: 'Gig' }))
    await expect(await panel.findByRole('heading', { name: 'Gig not found' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Next Gig' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    ...screen({ at: previewOf('gig_99'), api: [fail(gigs.get, 'INTERNAL')] }),
    ...withoutPicture('The failure of every panel.'),
  },
  play: async () => {
    const panel = within(await page.findByRole('dialog', { name: 'Gig' }))
    await expect(await panel.findByText('Failed to load this Gig')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** From one to the next without leaving the list. */
export const Next: Story = {
  parameters: { ...screen({ at: previewOf('gig_1') }), ...withoutPicture('Loaded, with another Gig.') },
  play: async () => {
    const panel = within(await page.findByRole('dialog', { name: 'Wedding photographer' }))
    await userEvent.click(panel.getByRole('button', { name: 'Next Gig' }))
    const next = within(await page.findByRole('dialog', { name: 'Radio jingle for December' }))
    await expect(next.getByRole('button', { name: 'Next Gig' })).toHaveFocus()
    await userEvent.click(next.getByRole('button', { name: 'Close' }))
    await arrivedAt(paths.gigs)
    await expect((await openTab()).getByText('1–7 of 7')).toBeVisible()
  },
}
