import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SidePanel } from './index.ts'

const show = () =>
  render(
    <SidePanel
      before="Hire Talented"
      words={['Photographers', 'Djs']}
      after="Anytime!"
      text="Post a Gig today."
      data-testid="panel"
    />,
  )

/** jsdom has no layout: the mock answers the media query of the width. */
const onDesktop = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

afterEach(() => vi.unstubAllGlobals())

it('is a landmark whose heading contains all its words in one stable sentence', () => {
  onDesktop(false)
  show()
  expect(screen.getByRole('complementary')).toHaveAttribute('data-testid', 'panel')
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName('Hire Talented Photographers, Djs Anytime!')
  expect(screen.getByText('Post a Gig today.')).toBeVisible()
})

it('fetches its picture only where it is visible, and hides it from assistive technology', async () => {
  onDesktop(false)
  const { container, unmount } = show()
  expect(container.querySelector('svg[viewBox="0 0 505 440"]')).toBeNull()
  unmount()
  onDesktop(true)
  const shown = show().container
  await waitFor(() => expect(shown.querySelector('svg[viewBox="0 0 505 440"]')).toHaveAttribute('aria-hidden', 'true'))
})
