import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { sidebarCookie } from '@/app/shell/sidebar-cookie.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { arrivedAt, besideSidebar, heading, openSlideOver, sidebar } from './frame.ts'

const meta = {
  title: 'Screens/Shell/Sidebar',
  render: renderScreen,
  parameters: {
    ...besideSidebar({ at: paths.myWorkers }),
    states: {
      loading: 'Shown by the company block and the plan card, which read.',
      failed: 'Shown by the company block and the plan card, which read.',
      empty: 'The places are always there.',
      edgeData: 'Shown by the company block.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const aside = () => page.getByRole('complementary', { name: 'Main menu' })
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Six links in their order, the current one marked; My Workers is no longer new in November. */
export const Loaded: Story = {
  parameters: besideSidebar({}),
  play: async () => {
    const places = within(await (await sidebar()).findByRole('navigation', { name: 'Main' })).getAllByRole('link')
    await expect(places.map((place) => place.textContent.trim())).toEqual([
      'Dashboard',
      'Gigs Management',
      'My Workers',
      'Wallet and Payments',
      'Billing and subscription',
      'Profile and Settings',
    ])
    await expect(
      places.filter((place) => place.getAttribute('aria-current') === 'page').map((place) => place.textContent.trim()),
    ).toEqual(['My Workers'])
    await expect(aside().getBoundingClientRect().width).toBe(16 * rem())
    const logo = (await sidebar()).getByRole('link', { name: 'Marquee, Dashboard' })
    await expect(logo).toHaveAttribute('href', paths.dashboard)
    await expect(logo.querySelector('svg')).toBeVisible()
    await expect((await sidebar()).getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
  },
}

/** A nested page marks the link of its section. */
export const PageBelowAPlace: Story = {
  parameters: {
    ...besideSidebar({ at: gigPaths.details('gig_1') }),
    ...visual('screen', [], { skip: 'As Loaded, with another place marked.' }),
  },
  play: async () => {
    await expect(await (await sidebar()).findByRole('link', { name: 'Gigs Management' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect((await sidebar()).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
  },
}

/** 'New' stands beside My Workers in the 30 days after 2 October 2025. */
export const NewBadge: Story = {
  parameters: { now: '2025-10-20T08:00:00+01:00' },
  play: async () => {
    const bar = await sidebar()
    await expect(await bar.findByRole('link', { name: 'My Workers New' })).toBeVisible()
    const background = getComputedStyle(bar.getByText('New')).backgroundColor
    const [red = 255, green = 0, blue = 255] = (background.match(/\d+/g) ?? []).map(Number)
    await expect(green).toBeGreaterThan(Math.max(red, blue))
  },
}

/** The state is read from the cookie of the last visit. */
export const Collapsed: Story = {
  parameters: { ...besideSidebar({}), now: '2025-10-20T08:00:00+01:00' },
  beforeEach: () => {
    document.cookie = sidebarCookie('collapsed')
  },
  play: async () => {
    const bar = await sidebar()
    await expect(aside().getBoundingClientRect().width).toBe(4 * rem())
    await expect(bar.getByRole('link', { name: 'My Workers New' })).toBeVisible()
    await expect(bar.queryByText('2 out of 3 Gigs left')).toBeNull()
  },
}

/** Ctrl+B and Cmd+B and the button collapse and expand it, and the cookie stores it. */
export const Toggles: Story = {
  play: async () => {
    const bar = await sidebar()
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(aside()).toHaveAttribute('data-state', 'collapsed'))
    await expect(document.cookie).toContain('sidebar_state=collapsed')
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await waitFor(() => expect(aside()).toHaveAttribute('data-state', 'expanded'))
    await expect(document.cookie).toContain('sidebar_state=expanded')
    await userEvent.click(bar.getByRole('button', { name: 'Collapse sidebar' }))
    await waitFor(() => expect(aside()).toHaveAttribute('data-state', 'collapsed'))
  },
}

/** A link leads to its page: the title, the mark and the focus follow. */
export const Navigates: Story = {
  play: async () => {
    await userEvent.click(await (await sidebar()).findByRole('link', { name: 'Wallet and Payments' }))
    await arrivedAt(paths.wallet)
    await waitFor(async () => expect(await heading('Wallet and Payments')).toHaveFocus())
    await expect(document.title).toBe('Wallet and Payments · Marquee')
    await expect((await sidebar()).getByRole('link', { name: 'Wallet and Payments' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** The top bar of a phone: menu, logo, bell. The search box exists and is hidden. */
export const Phone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await expect(await page.findByRole('link', { name: 'Marquee, Dashboard' })).toBeVisible()
    await expect(document.querySelector('header input[type="search"]')).not.toBeVisible()
    await expect(within(page.getByRole('banner')).queryByRole('searchbox')).toBeNull()
  },
}

export const SlideOver: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    const menu = await openSlideOver()
    await waitFor(() => expect(menu.getByText('2 out of 3 Gigs left')).toBeVisible())
    await expect(page.getByRole('dialog', { name: 'Main menu' }).getBoundingClientRect().width).toBe(18 * rem())
  },
}

/** It closes after navigation, and the new page's heading has the focus. */
export const SlideOverNavigates: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    const menu = await openSlideOver()
    await userEvent.click(menu.getByRole('link', { name: 'Gigs Management' }))
    await arrivedAt(paths.gigs)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await heading('Gigs Management')).toHaveFocus())
  },
}

/** Closed without navigation, the focus returns to the menu button. */
export const SlideOverCloses: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await openSlideOver()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(page.getByRole('button', { name: 'Open menu' })).toHaveFocus())
    await expect(currentPath()).toBe(paths.myWorkers)
  },
}
