import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AuthLayout } from './index.ts'

it('leads past the panel and the logo to the form first', async () => {
  // jsdom has no layout and therefore no scrolling.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  render(
    <AuthLayout panel={<a href="#panel">Panel</a>}>
      <button type="button">Sign In</button>
    </AuthLayout>,
  )
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus()
})
