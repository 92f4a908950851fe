import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HomeIcon } from '../../icons/HomeIcon.tsx'
import {
  Sidebar,
  SidebarCard,
  SidebarFooter,
  SidebarHeader,
  SidebarItem,
  SidebarNav,
  type SidebarProps,
  type SidebarState,
} from './index.ts'

function setUp(state: SidebarState, mobileOpen = false) {
  const onToggle = vi.fn<SidebarProps['onToggle']>()
  render(
    <Sidebar state={state} mobileOpen={mobileOpen} onToggle={onToggle} label="Sidebar">
      <SidebarHeader homeHref="/" homeLabel="Home" />
      <SidebarNav label="Main">
        <SidebarItem href="/dashboard" icon={<HomeIcon />} label="Dashboard" active />
        <SidebarItem href="/workers" icon={<HomeIcon />} label="My Workers" badge="New" />
      </SidebarNav>
      <SidebarFooter>
        <SidebarCard>Plan</SidebarCard>
      </SidebarFooter>
    </Sidebar>,
  )
  return onToggle
}

/** jsdom has no layout: the mock answers the media query of a phone. */
function onPhone(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

describe('Sidebar', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('marks only the current page', () => {
    setUp('expanded')
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'My Workers New' }).hasAttribute('aria-current')).toBe(false)
  })

  it('keeps every name when it is collapsed, and hides the card', () => {
    setUp('collapsed')
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My Workers New' })).toBeTruthy()
    expect(screen.queryByText('Plan')).toBeNull()
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeTruthy()
  })

  it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}', '{Control>}B{/Control}'])('toggles by %s', async (keys) => {
    const onToggle = setUp('expanded')
    await userEvent.keyboard(keys)
    expect(onToggle).toHaveBeenCalledExactlyOnceWith({ target: 'inline' })
  })

  it.each(['b', '{Control>}{Shift>}b{/Shift}{/Control}', '{Alt>}b{/Alt}'])('ignores %s', async (keys) => {
    const onToggle = setUp('expanded')
    await userEvent.keyboard(keys)
    expect(onToggle).not.toHaveBeenCalled()
  })

  it('is a closed drawer on a phone until it is opened', async () => {
    onPhone()
    const onToggle = setUp('collapsed')
    expect(screen.queryByRole('navigation')).toBeNull()
    await userEvent.keyboard('{Control>}b{/Control}')
    expect(onToggle).toHaveBeenCalledExactlyOnceWith({ target: 'overlay' })
  })

  it('shows labels in the drawer, also when it was collapsed beside the page, and closes by Escape and by its button', async () => {
    onPhone()
    const onToggle = setUp('collapsed', true)
    expect(await screen.findByRole('dialog', { name: 'Sidebar' })).toBeTruthy()
    expect(screen.getByText('Plan')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(onToggle.mock.calls).toEqual([[{ target: 'overlay' }], [{ target: 'overlay' }]])
  })

  it('throws for a part outside of it', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<SidebarItem href="/" icon={<HomeIcon />} label="Lost" />)).toThrow(/inside a Sidebar/)
    silent.mockRestore()
  })
})
