import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewDot } from './NewDot.tsx'

it('is read as the words beside it', () => {
  render(<NewDot data-testid="mark">3 new</NewDot>)
  expect(screen.getByTestId('mark')).toHaveTextContent('3 new')
})

it('is read as its label without words, and not at all without either', () => {
  const { container, rerender } = render(<NewDot label="New" />)
  expect(screen.getByText('New')).toBeInTheDocument()
  rerender(<NewDot />)
  expect(container).toHaveTextContent('')
})
