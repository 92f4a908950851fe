import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Divider } from './index.ts'

it('is a separator that says whether it stands upright', () => {
  const { rerender } = render(<Divider />)
  expect(screen.getByRole('separator')).not.toHaveAttribute('aria-orientation', 'vertical')
  rerender(<Divider orientation="vertical" />)
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
})

it('is not read where it only decorates', () => {
  render(<Divider decorative />)
  expect(screen.queryByRole('separator')).toBeNull()
})
