import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Drawer, type DrawerProps } from './index.ts'

type HarnessProps = Partial<Pick<DrawerProps, 'onClose' | 'busy' | 'children' | 'description'>>

function Harness(props: HarnessProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        title="Notifications"
        {...props}
        open={open}
        onClose={(event) => {
          props.onClose?.(event)
          setOpen(false)
        }}
      >
        {props.children ?? <Button>Inside</Button>}
      </Drawer>
    </>
  )
}

function Asking() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      <Dialog title="Sure?" open={asking} onClose={() => setAsking(false)}>
        Really
      </Dialog>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'Notifications' })
}

/** Presses the page beside it, later than the second half of a double click would. */
const pressBeside = async () => {
  await new Promise((resolve) => setTimeout(resolve, 600))
  return userEvent.setup({ pointerEventsCheck: 0 }).click(document.body)
}

describe('Drawer', () => {
  it('is a named and described dialog that starts on its title and keeps Tab inside', async () => {
    render(<Harness description="What happened since Monday." />)
    const drawer = await open()
    expect(drawer).toHaveAttribute('aria-modal', 'true')
    expect(drawer).toHaveAccessibleDescription('What happened since Monday.')
    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      expect(drawer.contains(document.activeElement)).toBe(true)
    }
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  })

  it.each([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['outside', pressBeside],
  ] as const)('closes by %s, says so, and gives focus back', async (reason, close) => {
    const onClose = vi.fn<DrawerProps['onClose']>()
    render(<Harness onClose={onClose} />)
    await open()
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  it('refuses to close while it is busy, and has aria-busy', async () => {
    const onClose = vi.fn<DrawerProps['onClose']>()
    render(<Harness onClose={onClose} busy />)
    const drawer = await open()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(document.body)
    expect(onClose).not.toHaveBeenCalled()
    expect(drawer).toHaveAttribute('aria-busy', 'true')
  })

  it('has a name also where its children render its whole frame', async () => {
    render(
      <Drawer title="Menu" frame="bare" open onClose={() => undefined}>
        Places
      </Drawer>,
    )
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toHaveTextContent('Places')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('locks the page once while a dialog is open above it, without a style element', async () => {
    const styles = document.querySelectorAll('style').length
    render(
      <Harness>
        <Asking />
      </Harness>,
    )
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('dialog', { name: 'Sure?' })
    expect(document.querySelectorAll('style')).toHaveLength(styles)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    expect(document.documentElement.className).not.toBe('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.className).toBe(''))
  })
})
