import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SkipLink } from './index.ts'

beforeEach(() => {
  // jsdom has no layout and therefore no scrolling.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

it('is reached first, moves focus to the content and does not change the address', async () => {
  render(
    <>
      <SkipLink targetId="content" />
      <button type="button">Navigation</button>
      <main id="content" tabIndex={-1} />
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('')
})
