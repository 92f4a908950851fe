import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { Menu, MenuCheckboxItem, MenuItem, MenuRadioGroup, type MenuCheckboxItemProps, type MenuRadioGroupProps } from './index.ts'

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
  it('opens by keyboard, skips what is disabled, wraps, and finds by first letter', async () => {
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

  it('does what was chosen once, closes, and gives focus back', async () => {
    const { open, select, trigger } = setUp()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))
    expect(select).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(document.activeElement).toBe(trigger))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('does nothing for what is disabled', async () => {
    const { open, select } = setUp()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }), { pointerEventsCheck: 0 })
    expect(select).not.toHaveBeenCalled()
  })

  it('stays open for a choice and says which one it was', async () => {
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

  it('closes on Escape without doing anything', async () => {
    const { open, select, trigger } = setUp()
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(select).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(trigger)
  })
})
