import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { account } from '@/api/contract/endpoints/account.ts'
import { aProfile } from '@/api/mocks/factories.ts'
import { offline } from '@/api/mocks/faults.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { sidebarCookie } from '@/app/shell/sidebar-cookie.ts'
import { themeStorageKey } from '@/design-system/themes/theme-script.ts'
import { paths } from '@/shared/paths.ts'
import { openMenuOf } from '../../_kit/open-menu.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { arrivedAt, besideSidebar, heading, openSlideOver, sidebar } from './frame.ts'

const meta = {
  title: 'Screens/Shell/User menu',
  render: renderScreen,
  parameters: {
    ...besideSidebar({ at: paths.settings }),
    states: { loading: 'It reads nothing.', failed: 'It reads nothing.', empty: 'Its choices are always there.' },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function openMenu(name = 'Ngozi Eze') {
  const bar = await sidebar()
  return openMenuOf(() => bar.getByRole('button', { name }))
}

export const Loaded: Story = {
  parameters: visual('desktop', ['dark']),
  play: async () => {
    const menu = await openMenu()
    await expect(menu.getByRole('menuitem', { name: 'Profile and Settings' })).toBeVisible()
    await expect(menu.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  },
}

export const Collapsed: Story = {
  beforeEach: () => {
    document.cookie = sidebarCookie('collapsed')
  },
  play: async () => {
    await expect((await openMenu()).getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  },
}

/** Light, dark, or the system's preference: applied immediately and stored. */
export const Theme: Story = {
  parameters: visual('screen', [], { skip: 'The theme of the picture is the story’s own subject.' }),
  play: async () => {
    const menu = await openMenu()
    const currentTheme = () => document.documentElement.dataset['theme']
    const before = currentTheme()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Dark' }))
    await waitFor(() => expect(currentTheme()).toBe('dark'))
    await expect(localStorage.getItem(themeStorageKey)).toBe('dark')
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Light' }))
    await waitFor(() => expect(currentTheme()).toBe('light'))
    await expect(localStorage.getItem(themeStorageKey)).toBe('light')
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'System' }))
    await expect(menu.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true')
    await expect(localStorage.getItem(themeStorageKey)).toBeNull()
    document.documentElement.dataset['theme'] = before
  },
}

export const OpensSettings: Story = {
  parameters: { ...besideSidebar({ at: paths.gigs }), ...visual('screen', [], { skip: 'It ends at another page.' }) },
  play: async () => {
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Profile and Settings' }))
    await arrivedAt(paths.settings)
    await waitFor(async () => expect(await heading('Profile and Settings')).toHaveFocus())
  },
}

async function logsOut() {
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Logout' }))
  await expectToast('User logged out successfully', 'success')
  await arrivedAt(paths.signIn)
  await expect(page.queryByText('Your session has ended. Please log in again.')).toBeNull()
}

/** Logs out, confirms it, and ends at sign-in. */
export const LogsOut: Story = {
  parameters: visual('screen', [], { skip: 'It ends at sign-in, which has pictures of its own.' }),
  play: logsOut,
}

/** A draft that is only on this device. */
const draftKey = 'marquee-gig-draft:emp_1:new'
const storeDraft = () => {
  localStorage.setItem(draftKey, JSON.stringify({ form: { title: 'Wedding photographer' } }))
  return () => localStorage.removeItem(draftKey)
}

async function asksAboutTheDraft() {
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Logout' }))
  const question = within(await page.findByRole('alertdialog', { name: 'Log out?' }))
  await expect(
    question.getByText('Your draft "Wedding photographer" is only on this device. Logging out removes it.'),
  ).toBeVisible()
  await waitFor(() => expect(question.getByRole('button', { name: 'Stay logged in' })).toHaveFocus())
  return question
}

/** Log-out would remove a draft: it asks first, and names it. */
export const AsksBeforeLosingADraft: Story = {
  beforeEach: storeDraft,
  parameters: visual('desktop', ['dark']),
  play: async () => {
    await asksAboutTheDraft()
  },
}

export const StaysLoggedIn: Story = {
  beforeEach: storeDraft,
  parameters: visual('screen', [], { skip: 'It ends as it began.' }),
  play: async () => {
    await userEvent.click((await asksAboutTheDraft()).getByRole('button', { name: 'Stay logged in' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await heading('Profile and Settings')
    await expect(localStorage.getItem(draftKey)).not.toBeNull()
  },
}

export const LogsOutWithoutTheDraft: Story = {
  beforeEach: storeDraft,
  parameters: visual('screen', [], { skip: 'It ends at sign-in, which has pictures of its own.' }),
  play: async () => {
    await userEvent.click((await asksAboutTheDraft()).getByRole('button', { name: 'Log out' }))
    await arrivedAt(paths.signIn)
    await expect(localStorage.getItem(draftKey)).toBeNull()
  },
}

/** Without a connection log-out ends in the browser; the call that ends the session on the server fails unseen. */
export const LogsOutOffline: Story = {
  parameters: {
    ...besideSidebar({ at: paths.settings, api: [offline(account.logOut)] }),
    ...visual('screen', [], { skip: 'It ends at sign-in, which has pictures of its own.' }),
  },
  play: logsOut,
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await userEvent.click((await openSlideOver()).getByRole('button', { name: 'Ngozi Eze' }))
    await expect(await page.findByRole('menuitem', { name: 'Logout' })).toBeVisible()
  },
}

/** A first and a last name of 60 letters each, with marks. */
export const EdgeData: Story = {
  parameters: besideSidebar({
    world: () =>
      smallVenue({ profile: aProfile({ firstName: 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(3), lastName: 'Adéwálé-Ogúnbánjọ' }) }),
  }),
  play: async () => {
    await expect(
      (await openMenu(`${'Ọlọ́runfúnmilọ́láyọ̀'.repeat(3)} Adéwálé-Ogúnbánjọ`)).getByRole('menuitem', { name: 'Logout' }),
    ).toBeVisible()
    const frame = await page.findByRole('complementary', { name: 'Main menu', hidden: true })
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
}
