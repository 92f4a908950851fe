import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { LinkProvider } from '../Link/index.ts'
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSub,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
} from './index.ts'

function setUp() {
  const events = {
    select: vi.fn<() => void>(),
    theme: vi.fn<MenuRadioGroupProps<'light' | 'dark'>['onChange']>(),
    tips: vi.fn<MenuCheckboxItemProps['onChange']>(),
  }
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem onSelect={events.select}>Settings</MenuItem>
      <MenuItem disabled onSelect={events.select}>
        Logout
      </MenuItem>
      <MenuRadioGroup
        label="Theme"
        value="light"
        onChange={events.theme}
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <MenuCheckboxItem checked={false} onChange={events.tips}>
        Show tips
      </MenuCheckboxItem>
    </Menu>,
  )
  const trigger = screen.getByRole('button', { name: 'Account' })
  const open = async () => {
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    return screen.findByRole('menu', { name: 'Account' })
  }
  return { ...events, trigger, open }
}

describe('Menu', () => {
  it('opens by keyboard, skips disabled items, wraps, and finds by first letter', async () => {
    const { open } = setUp()
    await open()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Settings'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Light')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Show tips')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Settings')
    await userEvent.keyboard('d')
    expect(document.activeElement?.textContent).toBe('Dark')
  })

  it('runs the chosen action once, closes, and gives focus back', async () => {
    const { open, select, trigger } = setUp()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))
    expect(select).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(document.activeElement).toBe(trigger))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('ignores a press on a disabled item', async () => {
    const { open, select } = setUp()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }), { pointerEventsCheck: 0 })
    expect(select).not.toHaveBeenCalled()
  })

  it('stays open for a choice and passes the chosen value', async () => {
    const { open, theme, tips } = setUp()
    await open()
    expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy()
    expect(screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Show tips' }))
    expect(theme).toHaveBeenCalledExactlyOnceWith({ value: 'dark' })
    expect(tips).toHaveBeenCalledExactlyOnceWith({ checked: true })
    expect(screen.getByRole('menu')).toBeTruthy()
  })

  it('closes on Escape without running an action', async () => {
    const { open, select, trigger } = setUp()
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(select).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(trigger)
  })
})

async function openMenu(name: string) {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu', { name })
}

it('explains an unavailable item, which the keyboard reaches, and stays open when it is pressed', async () => {
  const onSelect = vi.fn<() => void>()
  render(
    <Menu trigger={<Button>Gig</Button>}>
      <MenuItem unavailableReason="Fund your wallet first." onSelect={onSelect}>
        Pay now
      </MenuItem>
    </Menu>,
  )
  await openMenu('Gig')
  const item = screen.getByRole('menuitem', { name: 'Pay now' })
  await waitFor(() => expect(item).toHaveFocus())
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveAccessibleDescription('Fund your wallet first.')
  expect(screen.getByText('Fund your wallet first.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeVisible()
})

it('navigates by the app’s own links, by Enter too', async () => {
  render(
    <LinkProvider
      component={({ children, ...props }) => (
        <a {...props} data-router>
          {children}
        </a>
      )}
    >
      <Menu trigger={<Button>Gig</Button>}>
        <MenuLink href="#gigs/7">Open the Gig</MenuLink>
      </Menu>
    </LinkProvider>,
  )
  await openMenu('Gig')
  const link = screen.getByRole('menuitem', { name: 'Open the Gig' })
  expect(link).toHaveAttribute('href', '#gigs/7')
  expect(link).toHaveAttribute('data-router')
  await waitFor(() => expect(link).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(window.location.hash).toBe('#gigs/7')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('opens a submenu to the side, and goes back by ArrowLeft without closing all of it', async () => {
  const onSelect = vi.fn<() => void>()
  render(
    <Menu trigger={<Button>Gig</Button>}>
      <MenuSub label="Share">
        <MenuItem onSelect={onSelect}>Copy the link</MenuItem>
      </MenuSub>
    </Menu>,
  )
  await openMenu('Gig')
  const share = screen.getByRole('menuitem', { name: 'Share' })
  await waitFor(() => expect(share).toHaveFocus())
  expect(share).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByRole('menu', { name: 'Share' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the link' })).toHaveFocus())
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(share).toHaveFocus())
  expect(screen.queryByRole('menu', { name: 'Share' })).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy the link' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})
