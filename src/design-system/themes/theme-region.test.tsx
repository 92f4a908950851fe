import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { Button } from '../components/Button/index.ts'
import { Combobox } from '../components/Combobox/index.ts'
import { DatePicker } from '../components/DatePicker/index.ts'
import { Dialog } from '../components/Dialog/index.ts'
import { Drawer } from '../components/Drawer/index.ts'
import { Menu, MenuItem, MenuSub } from '../components/Menu/index.ts'
import { Popover } from '../components/Popover/index.ts'
import { toast, Toaster } from '../components/Toast/index.ts'
import { Tooltip } from '../components/Tooltip/index.ts'
import { ThemeRegion } from './theme-region.tsx'

/** The theme, the brand and the direction that the element's nearest regions give it. */
const surroundings = (element: Element) => ({
  theme: element.closest('[data-theme]')?.getAttribute('data-theme') ?? undefined,
  brand: element.closest('[data-brand]')?.getAttribute('data-brand') ?? undefined,
  direction: element.closest('[dir]')?.getAttribute('dir') ?? undefined,
})

const inRegion = (children: ReactNode) =>
  render(
    <ThemeRegion theme="dark" brand="harmattan">
      {children}
    </ThemeRegion>,
  )

const expected = { theme: 'dark', brand: 'harmattan' }

beforeAll(() => {
  document.documentElement.dataset['theme'] = 'light'
  return () => {
    delete document.documentElement.dataset['theme']
  }
})

describe('an overlay opened in a region has the theme and the brand of the region', () => {
  it('Menu, and its submenu', async () => {
    inRegion(
      <Menu trigger={<Button>Account</Button>}>
        <MenuSub label="Theme">
          <MenuItem onSelect={() => undefined}>Dark</MenuItem>
        </MenuSub>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Account' }))
    expect(surroundings(await screen.findByRole('menu', { name: 'Account' }))).toMatchObject(expected)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(surroundings(await screen.findByRole('menu', { name: 'Theme' }))).toMatchObject(expected)
  })

  it('Popover, open from the start', async () => {
    inRegion(
      <Popover label="Help" trigger={<Button>Help</Button>} open onOpenChange={() => undefined}>
        Text
      </Popover>,
    )
    expect(surroundings(await screen.findByRole('dialog', { name: 'Help' }))).toMatchObject(expected)
  })

  it('Tooltip', async () => {
    inRegion(
      <Tooltip text="Copies it" defaultOpen>
        <Button>Copy</Button>
      </Tooltip>,
    )
    const [bubble] = await screen.findAllByText('Copies it')
    expect(surroundings(bubble as Element)).toMatchObject(expected)
  })

  it('Dialog, and the menu inside it', async () => {
    inRegion(
      <Dialog open onClose={() => undefined} title="Edit">
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={() => undefined}>Copy</MenuItem>
        </Menu>
      </Dialog>,
    )
    expect(surroundings(screen.getByRole('dialog', { name: 'Edit' }))).toMatchObject(expected)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(surroundings(await screen.findByRole('menu'))).toMatchObject(expected)
  })

  it('Drawer', () => {
    inRegion(
      <Drawer open onClose={() => undefined} title="Filters">
        Text
      </Drawer>,
    )
    expect(surroundings(screen.getByRole('dialog', { name: 'Filters' }))).toMatchObject(expected)
  })

  it('the list of a Combobox', async () => {
    inRegion(
      <Combobox label="State" value={null} onChange={() => undefined} options={[{ value: 'lagos', label: 'Lagos' }]} />,
    )
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }))
    expect(surroundings(await screen.findByRole('listbox'))).toMatchObject(expected)
  })

  it('the calendar of a DatePicker', async () => {
    inRegion(<DatePicker label="Day" value={null} onChange={() => undefined} today="2025-11-14" />)
    await userEvent.click(await screen.findByRole('button', { name: /calendar/i }))
    expect(surroundings(await screen.findByRole('grid'))).toMatchObject(expected)
  })

  it('Toast', async () => {
    inRegion(<Toaster />)
    act(() => {
      toast.success('Saved')
    })
    const card = (await screen.findByText('Saved')).closest('[data-component="Toast"]')
    expect(surroundings(card as Element)).toMatchObject(expected)
  })
})

describe('regions in each other', () => {
  it('keep what the inner one does not change, and end with the inner one', async () => {
    render(
      <ThemeRegion theme="dark" direction="rtl">
        <ThemeRegion brand="harmattan">
          <Dialog open onClose={() => undefined} title="Inside">
            Text
          </Dialog>
        </ThemeRegion>
      </ThemeRegion>,
    )
    expect(surroundings(await screen.findByRole('dialog', { name: 'Inside' }))).toEqual({
      ...expected,
      direction: 'rtl',
    })
  })

  it('in a dialog, hold for the menus opened there, which stay inside the dialog', async () => {
    render(
      <Dialog open onClose={() => undefined} title="Preview">
        <ThemeRegion theme="dark">
          <Menu trigger={<Button>More</Button>}>
            <MenuItem onSelect={() => undefined}>Copy</MenuItem>
          </Menu>
        </ThemeRegion>
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu')
    expect(surroundings(menu)).toMatchObject({ theme: 'dark' })
    expect(screen.getByRole('dialog', { name: 'Preview' })).toContainElement(menu)
  })
})

it('changes the theme of open overlays with its own, and leaves nothing behind', async () => {
  const region = (theme: 'light' | 'dark') => (
    <ThemeRegion theme={theme}>
      <Popover label="Help" trigger={<Button>Help</Button>} open onOpenChange={() => undefined}>
        Text
      </Popover>
    </ThemeRegion>
  )
  const { rerender, unmount } = render(region('dark'))
  const popover = await screen.findByRole('dialog', { name: 'Help' })
  rerender(region('light'))
  expect(screen.getByRole('dialog', { name: 'Help' })).toBe(popover)
  expect(surroundings(popover)).toMatchObject({ theme: 'light' })
  unmount()
  await waitFor(() => expect(document.body.querySelector('[data-theme]')).toBeNull())
})
