import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Alert } from './Alert.tsx'

describe('Alert', () => {
  it('is announced only with a role', () => {
    const { rerender } = render(<Alert tone="danger" title="Invalid email or password" />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<Alert tone="danger" role="alert" title="Invalid email or password" />)
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password')
  })

  it('has a dismiss button only with onDismiss, which the keyboard can press', async () => {
    const dismiss = vi.fn<() => void>()
    const { rerender } = render(<Alert title="Saved" />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Alert title="Saved" action={<button type="button">See it</button>} onDismiss={dismiss} />)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'See it' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(dismiss).toHaveBeenCalledOnce()
  })
})
