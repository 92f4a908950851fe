import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Hidden } from './index.ts'

it('is part of the name of the control around it, and no block in its line', () => {
  render(
    <button type="button">
      Post{' '}
      <Hidden as="span" below="tablet">
        a Gig
      </Hidden>
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Post a Gig' })
  expect(button.querySelector('div')).toBeNull()
})

it('adds no role of its own', () => {
  render(
    <Hidden from="desktop" data-testid="hidden">
      <h2>Filters</h2>
    </Hidden>,
  )
  expect(screen.getByRole('heading', { name: 'Filters' })).toBeInTheDocument()
  expect(screen.getByTestId('hidden')).not.toHaveAttribute('role')
})
