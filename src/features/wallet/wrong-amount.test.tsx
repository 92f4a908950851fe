import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { smallVenue } from '@/api/mocks/world.ts'
import { openApp } from '@/app/testing/open-app.tsx'
import { paths } from '@/shared/paths.ts'

const server = setupServer()
beforeAll(() => server.listen())
afterAll(() => server.close())

const undo: (() => void)[] = []
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  undo.splice(0).forEach((restore) => restore())
  vi.unstubAllGlobals()
})

it.each(['Withdraw', 'Fund wallet'])(
  '%s says at the field that a text is no amount, and keeps the text',
  async (name) => {
    const router = openApp(server, paths.wallet, smallVenue())
    undo.push(() => router.dispose())
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    const amount = dialog.getByRole('textbox', { name: /^Amount/ })
    for (const text of ['12a', '5k', '1.234', '-5', '?']) {
      await userEvent.clear(amount)
      await userEvent.type(amount, `${text}{Enter}`)
      expect(amount).toHaveValue(text)
      expect(amount).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid amount'))
    }
  },
)
