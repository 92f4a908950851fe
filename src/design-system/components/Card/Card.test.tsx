import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Card } from './index.ts'

it('is no landmark unless its element makes it one', () => {
  const { container, rerender } = render(<Card>Wallet</Card>)
  expect(container).toHaveTextContent('Wallet')
  expect(screen.queryByRole('region')).toBeNull()
  rerender(
    <Card as="section" aria-labelledby="wallet">
      <h2 id="wallet">Wallet</h2>
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Wallet' })).toBeInTheDocument()
})

it('is an item of a list or an article where the meaning needs it', () => {
  render(
    <ul>
      <Card as="li">Basic</Card>
      <Card as="li" selected>
        Business, your plan
      </Card>
    </ul>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Basic',
    'Business, your plan',
  ])
})
