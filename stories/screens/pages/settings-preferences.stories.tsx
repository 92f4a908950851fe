import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor } from 'storybook/test'
import { company } from '@/api/contract/endpoints/company.ts'
import { fail } from '@/api/mocks/faults.ts'
import { aCompany, aWallet } from '@/api/mocks/factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { setThemeChoice } from '@/design-system/themes/theme.ts'
import { paths } from '@/shared/paths.ts'
import { getPreferences, setPreferences } from '@/shared/preferences.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { shownDialog } from '../shell/frame.ts'

const preferencesTab = `${paths.settings}?tab=preferences`

const meta = {
  title: 'Screens/Pages/Settings/Preferences',
  render: renderScreen,
  parameters: {
    ...screen({ at: preferencesTab }),
    states: {
      loading: 'Nothing is read from the server.',
      failed: 'Nothing is read from the server.',
      empty: 'There is always a choice.',
      edgeData: 'The choices hold no text of anybody.',
    },
  },
  beforeEach: () => () =>
    setPreferences({
      shortcuts: true,
      density: 'comfortable',
      densityOwner: undefined,
      densityUnsaved: false,
      lightImages: false,
      gigsView: 'list',
    }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const shortcutSwitch = () => page.findByRole('switch', { name: 'Keyboard shortcuts' })

/** The choices of this device. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: 'This device' })).toBeVisible()
    await expect(await shortcutSwitch()).toBeChecked()
  },
}

/** The theme changes immediately. */
export const ChangesTheme: Story = {
  parameters: withoutPicture('The theme of a picture is set by the picture.'),
  beforeEach: () => {
    const before = document.documentElement.dataset['theme']
    return () => {
      setThemeChoice('system')
      document.documentElement.dataset['theme'] = before
    }
  },
  play: async () => {
    await userEvent.click(await page.findByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement.dataset['theme']).toBe('dark')
    await userEvent.click(page.getByRole('radio', { name: 'Light' }))
    await expect(document.documentElement.dataset['theme']).toBe('light')
  },
}

/** Switched off, single keys do nothing. */
export const SwitchesShortcutsOff: Story = {
  parameters: withoutPicture('A switch that is off is pictured in the design system.'),
  play: async () => {
    const heading = await page.findByRole('heading', { level: 2, name: 'This device' })
    // The shortcuts load when the browser is idle.
    await waitFor(async () => {
      await fireEvent.keyDown(heading, { key: '?' })
      await expect(page.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeNull()
    })
    await shownDialog('Keyboard shortcuts')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(await shortcutSwitch())
    await userEvent.click(heading)
    await fireEvent.keyDown(heading, { key: 'n' })
    await expect(currentPath()).toBe(preferencesTab)
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

/** What Gigs Management shows first, and how close its rows are. */
export const ChangesGigs: Story = {
  parameters: withoutPicture(
    'The list and the calendar are pictured with Gigs Management, compact rows with the table.',
  ),
  play: async () => {
    const openGigs = async () => {
      await userEvent.click(page.getByRole('link', { name: 'Gigs Management' }))
      await page.findByRole('heading', { level: 1, name: 'Gigs Management' })
    }
    const openPreferences = async () => {
      await userEvent.click(page.getByRole('link', { name: 'Profile and Settings' }))
      await userEvent.click(await page.findByRole('tab', { name: 'Preferences' }))
      await shortcutSwitch()
    }
    const firstRow = async () =>
      (await page.findByRole('table', { name: 'Gigs' })).querySelector('tbody tr') ?? document.body
    await shortcutSwitch()
    await openGigs()
    const { height } = (await firstRow()).getBoundingClientRect()
    await openPreferences()
    await userEvent.click(page.getByRole('radio', { name: 'Compact' }))
    await openGigs()
    await expect((await firstRow()).getBoundingClientRect().height).toBeLessThan(height)
    await openPreferences()
    await userEvent.click(page.getByRole('radio', { name: 'Calendar' }))
    await openGigs()
    await expect(await page.findByRole('link', { name: 'List' })).toBeVisible()
    await expect(currentPath()).toBe(paths.gigs)
    await userEvent.click(page.getByRole('link', { name: 'List' }))
    await expect(await page.findByRole('table', { name: 'Gigs' })).toBeVisible()
    await expect(currentPath()).toBe(`${paths.gigs}?view=list`)
  },
}

/** The rows of lists are saved to the account in the background, and shown immediately. */
export const SavesRowsOfTables: Story = {
  parameters: {
    ...withoutPicture('The choice is pictured above.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('radio', { name: 'Compact' }))
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
    await waitFor(() => expect(getPreferences()).toMatchObject({ density: 'compact', densityUnsaved: false }))
  },
}

/** A save that fails keeps the choice, and says nothing: it is sent again later. */
export const KeepsRowsThatAreNotSaved: Story = {
  parameters: {
    ...screen({ at: preferencesTab, api: [fail(company.updateProfile, 'INTERNAL')] }),
    ...withoutPicture('It looks like the choice that was saved.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('radio', { name: 'Compact' }))
    await waitFor(() => expect(getPreferences().densityUnsaved).toBe(true))
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

/** Another device has chosen compact rows: this one has them as soon as it knows. */
export const FollowsAnotherDevice: Story = {
  parameters: {
    ...screen({
      at: preferencesTab,
      world: () =>
        smallVenue({ wallet: aWallet({ display: { density: 'compact', chosenAt: '2025-11-14T09:00:00.000Z' } }) }),
    }),
    ...withoutPicture('The choice is pictured above.'),
  },
  play: async () => {
    await waitFor(() => expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked())
  },
}

/** Without a connection the choice is kept in the browser, and the page says when the account gets it. */
export const ChoosesRowsOffline: Story = {
  parameters: withoutPicture('One line differs from the picture above.'),
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
  play: async () => {
    const compact = await page.findByRole('radio', { name: 'Compact' })
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
    await userEvent.click(compact)
    await expect(
      await page.findByText('Saved in this browser. Your account gets it when you are back online.'),
    ).toBeVisible()
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await expect(await page.findByText('This choice is saved to your account, for every device you use.')).toBeVisible()
    await waitFor(() => expect(getPreferences().densityUnsaved).toBe(false))
  },
}

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>')}`
const withLogo = () => smallVenue({ company: aCompany({ image: { url: logo } }) })

/** No photo is downloaded; the initials are shown instead. */
export const ShowsInitials: Story = {
  parameters: {
    ...screen({ at: preferencesTab, world: withLogo }),
    ...withoutPicture('An initial is pictured with the avatar.'),
  },
  play: async () => {
    const shown = () => page.getByRole('complementary', { name: 'Main menu' }).querySelectorAll('img').length
    await waitFor(() => expect(shown()).toBeGreaterThan(0))
    await userEvent.click(await page.findByRole('switch', { name: 'Light images' }))
    await waitFor(() => expect(shown()).toBe(0))
  },
}
