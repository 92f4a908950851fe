import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountBadge } from './CountBadge.tsx'

it.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i as %s', (count, shown) => {
  const { container } = render(<CountBadge count={count} />)
  expect(container.textContent || null).toBe(shown)
})

it('is read out with the label of its caller', () => {
  render(<CountBadge count={120} label="120 unread notifications" />)
  expect(screen.getByText('120 unread notifications')).toBeInTheDocument()
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true')
})
