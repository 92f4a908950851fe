import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { Drawer } from '../Drawer/index.ts'
import { Menu, MenuItem, MenuSub } from '../Menu/index.ts'
import { Popover } from '../Popover/index.ts'
import { ToastCard } from '../Toast/index.ts'
import { Dialog, type DialogProps } from './index.ts'

function Harness(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename from the menu</MenuItem>
        <MenuSub label="More">
          <MenuItem onSelect={() => setOpen(true)}>Rename from the submenu</MenuItem>
        </MenuSub>
      </Menu>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        title="Rename this Gig"
        description="Workers see the new name immediately."
        {...props}
        open={open}
        onClose={(event) => {
          props.onClose?.(event)
          setOpen(false)
        }}
      >
        {props.children ?? <Button>Inside</Button>}
      </Dialog>
    </>
  )
}

function StartsOnAButton() {
  const ref = useRef<HTMLButtonElement>(null)
  return (
    <Harness initialFocusRef={ref}>
      <Button ref={ref}>First</Button>
    </Harness>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  return screen.findByRole('dialog', { name: 'Rename this Gig' })
}

it('gives the focus to main when it closes and nothing had opened it', async () => {
  const page = (isOpen: boolean) => (
    <main tabIndex={-1}>
      <Dialog title="Opened by the address" open={isOpen} onClose={() => undefined}>
        <Button>Inside</Button>
      </Dialog>
    </main>
  )
  const { rerender } = render(page(true))
  await screen.findByRole('dialog')
  rerender(page(false))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

/** Later presses are not the second half of a double click any more. */
const passDoubleClickTime = () => new Promise((resolve) => setTimeout(resolve, 600))

/** Reports each element once, when it is first observed, as the browser does for one whose size never changes. */
class SizeOfContent {
  private readonly report: () => void
  constructor(report: () => void) {
    this.report = report
  }
  observe() {
    this.report()
  }
  disconnect() {}
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('Dialog', () => {
  it('is named by its title, described by its description, and starts on the title', async () => {
    render(<Harness />)
    const dialog = await open()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Workers see the new name immediately.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rename this Gig' }))
  })

  it('starts on the element of initialFocus', async () => {
    render(<StartsOnAButton />)
    await open()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' }))
  })

  it('keeps Tab inside', async () => {
    render(<Harness />)
    const dialog = await open()
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })

  it('closes on Escape with the reason, and gives focus back to the opener', async () => {
    const onClose = vi.fn<DialogProps['onClose']>()
    render(<Harness onClose={onClose} />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'escape' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' })))
  })

  it('gives focus back to the menu’s button when an item of the menu opened it', async () => {
    render(<Harness />)
    const trigger = screen.getByRole('button', { name: 'Actions' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename from the menu' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(trigger))
  })

  it('gives focus back to the menu’s button when an item of a submenu opened it', async () => {
    render(<Harness />)
    const trigger = screen.getByRole('button', { name: 'Actions' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename from the menu' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename from the submenu' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(trigger))
  })

  it('refuses to close while it is busy', async () => {
    const onClose = vi.fn<DialogProps['onClose']>()
    render(<Harness onClose={onClose} busy />)
    const dialog = await open()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog.getAttribute('aria-busy')).toBe('true')
  })

  it('closes on a press beside it, unless what was typed would be lost', async () => {
    const onClose = vi.fn<DialogProps['onClose']>()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    const { rerender } = render(<Harness onClose={onClose} closeOnOutsidePress={false} />)
    await open()
    await passDoubleClickTime()
    await user.click(document.body)
    expect(onClose).not.toHaveBeenCalled()
    rerender(<Harness onClose={onClose} />)
    await user.click(document.body)
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'outside' }))
  })

  it('stays open for the second press of a double click on its opener', async () => {
    const onClose = vi.fn<DialogProps['onClose']>()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<Harness onClose={onClose} />)
    await open()
    // Where the opener was, the scrim takes the second press.
    await user.click(document.body)
    expect(onClose).not.toHaveBeenCalled()
    await passDoubleClickTime()
    await user.click(document.body)
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'outside' }))
  })

  it.each([
    ['', {}],
    [' in a child without a box', { display: 'contents' }],
  ] as const)('makes its body focusable while what it shows now overflows%s', async (_, style) => {
    const body = (content: string) => (
      <Harness>
        {'display' in style ? (
          <div style={style}>
            <p key={content}>{content}</p>
          </div>
        ) : (
          <p key={content}>{content}</p>
        )}
      </Harness>
    )
    vi.stubGlobal('ResizeObserver', SizeOfContent)
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return this.textContent.includes('a long text') ? 900 : 100
    })
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
    const { rerender } = render(body('Loading'))
    const scroller = (await open()).querySelector('[data-part="Body"]')
    expect(scroller).not.toHaveAttribute('tabindex')
    rerender(body('a long text'))
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'))
    rerender(body('a short one'))
    await waitFor(() => expect(scroller).not.toHaveAttribute('tabindex'))
  })

  it('locks the page while it is open, without a style element', async () => {
    const before = document.querySelectorAll('style').length
    render(<Harness />)
    expect(document.documentElement.className).toBe('')
    await open()
    expect(document.documentElement.className).not.toBe('')
    expect(document.querySelectorAll('style')).toHaveLength(before)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.className).toBe(''))
  })

  it('contains a menu that was opened inside it', async () => {
    render(
      <Harness>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
        </Menu>
      </Harness>,
    )
    const dialog = await open()
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(dialog.contains(await screen.findByRole('menu'))).toBe(true)
  })

  it('hides the page behind from assistive technology while it is open', async () => {
    render(<Harness />)
    await open()
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Actions' })).toBeTruthy()
  })

  it('has no description to point to where there is none', async () => {
    render(<Harness description={undefined} />)
    expect(await open()).not.toHaveAttribute('aria-describedby')
  })

  it('stays open when a toast is pressed', async () => {
    const onClose = vi.fn<DialogProps['onClose']>()
    const onDismiss = vi.fn<() => void>()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(
      <>
        <Harness onClose={onClose} />
        <div aria-live="polite">
          <ToastCard tone="success" message="Saved" onDismiss={onDismiss} />
        </div>
      </>,
    )
    await open()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('leaves Escape to an open list inside, also to one of another library', async () => {
    const onClose = vi.fn<DialogProps['onClose']>()
    const close = vi.fn<() => void>()
    const field = (expanded: boolean) => (
      <Harness onClose={onClose}>
        <input
          role="combobox"
          aria-label="City"
          aria-controls="cities"
          aria-expanded={expanded}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
          }}
        />
      </Harness>
    )
    const { rerender } = render(field(true))
    await open()
    screen.getByRole('combobox').focus()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    rerender(field(false))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes one at a time: the menu in a popover, the popover, a drawer above, then itself', async () => {
    const onClose = vi.fn<DialogProps['onClose']>()
    const onDrawerClose = vi.fn<DialogProps['onClose']>()
    function Inside() {
      const [above, setAbove] = useState(false)
      return (
        <>
          <Popover label="Options" trigger={<Button>Options</Button>}>
            <Menu trigger={<Button>More</Button>}>
              <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
            </Menu>
          </Popover>
          <Button onClick={() => setAbove(true)}>History</Button>
          <Drawer
            title="History"
            open={above}
            onClose={(event) => {
              onDrawerClose(event)
              setAbove(false)
            }}
          >
            Changes
          </Drawer>
        </>
      )
    }
    render(
      <Harness onClose={onClose}>
        <Inside />
      </Harness>,
    )
    const dialog = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    await screen.findByRole('dialog', { name: 'Options' })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Options' })).toBeNull())
    expect(onClose).not.toHaveBeenCalled()

    const opener = screen.getByRole('button', { name: 'History' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'History' })
    // Within the dialog, or it would open underneath: drawers lie below dialogs.
    expect(dialog.contains(drawer)).toBe(true)
    expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onDrawerClose).toHaveBeenCalledExactlyOnceWith({ reason: 'escape' })
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'escape' })
  })
})
