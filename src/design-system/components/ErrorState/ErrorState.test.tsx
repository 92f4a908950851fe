import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorState } from './ErrorState.tsx'

it('is announced, retries on press, and only once at a time', async () => {
  const retry = vi.fn<() => void>()
  const { rerender } = render(<ErrorState title="Failed to load notifications" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load notifications')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  rerender(<ErrorState title="Failed to load notifications" onRetry={retry} retrying />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveFocus()
})
