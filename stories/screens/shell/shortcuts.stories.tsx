import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, waitFor } from 'storybook/test'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt, heading, shownDialog } from './frame.ts'

const meta = {
  title: 'Screens/Shell/Keyboard shortcuts',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.gigs }),
    states: {
      loaded: 'The list is Listed.',
      loading: 'The list is not read from the server.',
      failed: 'The list is not read from the server.',
      empty: 'The list is the same for everybody.',
      edgeData: 'The list is the same for everybody.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Opens the list: the shortcuts load when the browser is idle, so the key is pressed until they have. */
async function openList() {
  await heading('Gigs Management')
  await waitFor(async () => {
    await fireEvent.keyDown(document.body, { key: '?' })
    await expect(page.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeNull()
  })
  return shownDialog('Keyboard shortcuts')
}

async function closeList() {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
}

/** `?` lists them. */
export const Listed: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const list = await openList()
    await expect(list.getByText('Search this page')).toBeVisible()
    await expect(list.getByText('Wallet and Payments')).toBeVisible()
  },
}

/** `/` focuses the search of the page. */
export const Searches: Story = {
  parameters: withoutPicture('The list is pictured in Listed.'),
  play: async () => {
    await openList()
    await closeList()
    await fireEvent.keyDown(document.body, { key: '/' })
    await expect(page.getByRole('searchbox')).toHaveFocus()
    // In a field the key is a character.
    await fireEvent.keyDown(page.getByRole('searchbox'), { key: 'n' })
    await expect(page.getByRole('heading', { level: 1, name: 'Gigs Management' })).toBeVisible()
  },
}

/** Ctrl or Cmd with K does what `/` does, also from a field. */
export const SearchesByCtrlK: Story = {
  parameters: withoutPicture('The list is pictured in Listed.'),
  play: async () => {
    const list = await openList()
    await expect(list.getByText('Search from a field')).toBeVisible()
    await closeList()
    await fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await expect(page.getByRole('searchbox')).toHaveFocus()
  },
}

/** `g`, then `w`, opens the wallet. */
export const Navigates: Story = {
  parameters: withoutPicture('The list is pictured in Listed.'),
  play: async () => {
    await openList()
    await closeList()
    await fireEvent.keyDown(document.body, { key: 'g' })
    await fireEvent.keyDown(document.body, { key: 'w' })
    await arrivedAt(paths.wallet)
    await heading('Wallet and Payments')
  },
}
