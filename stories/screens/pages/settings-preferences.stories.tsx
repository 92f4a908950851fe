import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor } from 'storybook/test'
import { setThemeChoice } from '@/design-system/themes/theme.ts'
import { paths } from '@/domain/paths.ts'
import { setPreferences } from '@/domain/preferences.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual } from '../../_kit/visual.ts'
import { behaviour } from '../gigs/details-page.ts'
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
  beforeEach: () => () => setPreferences({ shortcuts: true }),
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
  parameters: behaviour('The theme of a picture is set by the picture.'),
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
  parameters: behaviour('A switch that is off is pictured in the design system.'),
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
