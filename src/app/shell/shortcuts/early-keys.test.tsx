import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type PageAction, usePageActions } from '@/shared/page-actions.ts'
import { replaceClock } from '@/lib/clock.ts'
import { setPreferences } from '@/shared/preferences.ts'
import { keepEarlyKeys } from './early-keys.ts'
import { ShortcutKeys } from './shortcut-keys.tsx'

const run = vi.fn<(action: PageAction) => boolean>()

function Page() {
  usePageActions(run)
  const { pathname } = useLocation()
  return (
    <>
      <input aria-label="Name" />
      <p>at {pathname}</p>
    </>
  )
}

const page = (hasShortcuts: boolean) => (
  <MemoryRouter>
    <Page />
    {hasShortcuts && <ShortcutKeys />}
  </MemoryRouter>
)

/** Presses keys on a page whose shortcuts have not loaded, and then loads them. */
function pressEarly(press: () => void) {
  const { rerender } = render(page(false))
  keepEarlyKeys()
  press()
  rerender(page(true))
}

const pressAll = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  run.mockReset().mockReturnValue(true)
})
afterEach(cleanup)

it('a key pressed before the shortcuts have loaded is done when they have', () => {
  pressEarly(() => pressAll('j'))
  expect(run.mock.calls).toEqual([['next']])
  pressAll('k')
  expect(run.mock.calls).toEqual([['next'], ['previous']])
})

it('a key pressed again because nothing happened is done once', () => {
  pressEarly(() => pressAll('d', 'd', 'd'))
  expect(run.mock.calls).toEqual([['decline']])
})

it('the list of shortcuts opens for an early key', async () => {
  pressEarly(() => pressAll('?'))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

it('the second key of a pair may come when the shortcuts have loaded', async () => {
  pressEarly(() => pressAll('g'))
  pressAll('w')
  expect(await screen.findByText('at /dashboard/wallet&payments')).toBeVisible()
})

it('a key with nothing to do does not keep the next one from being done', () => {
  run.mockImplementation((action) => action !== 'next')
  pressEarly(() => pressAll('a', 'j', 's'))
  expect(run.mock.calls).toEqual([['next'], ['shortlist']])
})

it.each([
  ['something else was pressed', () => fireEvent.pointerDown(document.body)],
  ['something else got the focus', () => screen.getByRole('textbox', { name: 'Name' }).focus()],
  ['a minute has passed', () => replaceClock({ now: () => new Date(Date.now() + 60_000) })],
])('a key is not done after %s', (_, goOn) => {
  pressEarly(() => {
    pressAll('d')
    goOn()
  })
  replaceClock({})
  expect(run).not.toHaveBeenCalled()
})

it('keys pressed in a field, on another page or with the shortcuts switched off are no shortcuts', () => {
  pressEarly(() => fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'd' }))
  cleanup()
  pressEarly(() => {
    pressAll('d')
    history.replaceState(null, '', '/elsewhere')
  })
  cleanup()
  setPreferences({ shortcuts: false })
  pressEarly(() => pressAll('d'))
  act(() => setPreferences({ shortcuts: true }))
  expect(run).not.toHaveBeenCalled()
})

it('keeps none when the page that kept them is left', () => {
  render(page(false))
  const end = keepEarlyKeys()
  pressAll('d')
  end()
  pressAll('d')
  cleanup()
  render(page(true))
  expect(run).not.toHaveBeenCalled()
})
