import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompareTable } from './CompareTable.tsx'

it('is read as its text, and can be described by another element', () => {
  render(
    <p>
      <CompareTable aria-describedby="help" data-testid="root">
        Lagos
      </CompareTable>
      <span id="help">Where it happens</span>
    </p>,
  )
  const root = screen.getByTestId('root')
  expect(root).toHaveTextContent('Lagos')
  expect(root).toHaveAttribute('data-component', 'CompareTable')
  expect(root).toHaveAccessibleDescription('Where it happens')
  expect(root).not.toHaveAttribute('role')
})
