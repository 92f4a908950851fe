import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

describe('Button', () => {
  it('is named by its text and submits a form only with type submit', async () => {
    const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <Button>Cancel</Button>
        <Button type="submit">Verify</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
    expect(send).toHaveBeenCalledOnce()
  })

  it('keeps focus and name while loading, and swallows presses and submits', async () => {
    const press = vi.fn<() => void>()
    const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    const form = (loading: boolean) => (
      <form onSubmit={send}>
        <input aria-label="E-mail" />
        <Button type="submit" loading={loading} disabled={loading} onClick={press}>
          Sign In
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole('button', { name: 'Sign In' })
    button.focus()
    rerender(form(true))
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAccessibleName('Sign In')

    await userEvent.click(button)
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada{Enter}')
    expect(press).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  })

  it('announces loading only after a delay', () => {
    vi.useFakeTimers()
    try {
      const { rerender, unmount } = render(
        <Button loading loadingLabel="Signing in">
          Sign In
        </Button>,
      )
      const region = document.querySelector('[aria-live="polite"]')
      expect(region).toBeEmptyDOMElement()
      vi.advanceTimersByTime(299)
      expect(region).toBeEmptyDOMElement()
      vi.advanceTimersByTime(1)
      expect(region).toHaveTextContent('Signing in')
      rerender(<Button loadingLabel="Signing in">Sign In</Button>)
      expect(region).toBeEmptyDOMElement()
      unmount()
    } finally {
      vi.useRealTimers()
    }
  })

  it('explains why it is unavailable, stays reachable, and announces the reason when pressed', async () => {
    const press = vi.fn<() => void>()
    const explain = vi.fn<() => void>()
    render(
      <Button unavailableReason="Agree to the terms first." onUnavailablePress={explain} onClick={press}>
        Create account
      </Button>,
    )
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Create account' })
    expect(button).toHaveFocus()
    expect(button).toBeEnabled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Agree to the terms first.')
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledOnce()
  })

  it('is natively disabled without a reason', async () => {
    const press = vi.fn<() => void>()
    render(
      <Button disabled onClick={press}>
        Sign In
      </Button>,
    )
    const button = screen.getByRole('button')
    expect(button).toBeDisabled()
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
  })

  it('is neutral as an outline and primary as every other variant, unless it has a tone', () => {
    const classOf = (button: ReactElement) => {
      const { container, unmount } = render(button)
      const classes = container.querySelector('button')?.className
      unmount()
      return classes
    }
    const outline = classOf(<Button variant="outline">Cancel</Button>)
    const tones = ['neutral', 'primary', 'danger'] as const
    const [neutral, primary, danger] = tones.map((tone) =>
      classOf(
        <Button variant="outline" tone={tone}>
          Cancel
        </Button>,
      ),
    )
    expect(outline).toBe(neutral)
    expect(new Set([neutral, primary, danger]).size).toBe(3)
    for (const variant of ['active', 'soft', 'ghost'] as const) {
      expect(classOf(<Button variant={variant}>Pay</Button>)).toBe(
        classOf(
          <Button variant={variant} tone="primary">
            Pay
          </Button>,
        ),
      )
    }
  })
})
