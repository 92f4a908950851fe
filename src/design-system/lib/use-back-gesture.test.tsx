import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from '../components/Dialog/index.ts'

/** The browser's watchers; the last one that was made and not destroyed gets the gesture. */
let watchers: FakeWatcher[] = []
class FakeWatcher extends EventTarget {
  constructor() {
    super()
    watchers.push(this)
  }
  destroy() {
    watchers = watchers.filter((watcher) => watcher !== this)
  }
}

const back = () =>
  act(() => {
    watchers.pop()?.dispatchEvent(new Event('close'))
  })

function phone(isTouched: boolean) {
  vi.stubGlobal('CloseWatcher', FakeWatcher)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouched && query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  watchers = []
})

function Nested({ isBusy = false }: { isBusy?: boolean }) {
  const [open, setOpen] = useState(['Outer', 'Inner'])
  const close = (title: string) => setOpen(open.filter((other) => other !== title))
  return (
    <Dialog title="Outer" open={open.includes('Outer')} onClose={() => close('Outer')}>
      <Dialog title="Inner" open={open.includes('Inner')} busy={isBusy} onClose={() => close('Inner')}>
        Text
      </Dialog>
    </Dialog>
  )
}

const openDialogs = () => screen.queryAllByRole('dialog', { hidden: true }).map((dialog) => dialog.textContent)

it('closes the dialogs of a phone, the last one first, and then nothing', () => {
  phone(true)
  render(<Nested />)
  expect(openDialogs()).toHaveLength(2)
  back()
  expect(openDialogs()).toHaveLength(1)
  back()
  expect(openDialogs()).toHaveLength(0)
  expect(watchers).toHaveLength(0)
})

it('leaves a busy dialog open, however often the gesture is made', () => {
  phone(true)
  render(<Nested isBusy />)
  back()
  back()
  expect(openDialogs()).toHaveLength(2)
})

it('watches nothing where there is a keyboard', () => {
  phone(false)
  render(<Nested />)
  expect(watchers).toHaveLength(0)
})
