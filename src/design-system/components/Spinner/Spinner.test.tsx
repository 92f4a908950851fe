import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Spinner } from './index.ts'

it('says politely what is going on', () => {
  render(<Spinner label="Verifying authentication..." />)
  expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says nothing where the text beside it does', () => {
  render(
    <p>
      <Spinner /> Saving
    </p>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Saving$/)
})
