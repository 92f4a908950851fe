import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { Menu, MenuItem } from '../Menu/index.ts'
import { Popover } from './index.ts'

const setUp = () =>
  render(
    <>
      <Popover label="Options" trigger={<Button>Filter</Button>}>
        <Button>First</Button>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
        </Menu>
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  )

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  return screen.findByRole('dialog', { name: 'Options' })
}

describe('Popover', () => {
  it('is a named dialog whose button says whether it is open; focus moves in and returns', async () => {
    setUp()
    const trigger = screen.getByRole('button', { name: 'Filter' })
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await open()
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByRole('button', { name: 'First' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  })

  it('takes focus itself where it has no focusable content', async () => {
    render(
      <Popover label="How pay is released" trigger={<Button>Help</Button>}>
        We hold the pay.
      </Popover>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Help' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'How pay is released' })).toHaveFocus())
  })

  it('closes on a press beside it, which also activates the pressed element', async () => {
    setUp()
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })

  it('stays open while a menu inside it closes', async () => {
    setUp()
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByRole('menu', { name: 'More' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Options' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  })

  it('calls onOpenChange instead of opening when it is controlled', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    render(
      <Popover label="Options" trigger={<Button>Filter</Button>} open={false} onOpenChange={onOpenChange}>
        Nothing
      </Popover>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
