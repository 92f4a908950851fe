import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IconButton } from '../IconButton/index.ts'
import { Tooltip, type TooltipProps } from './index.ts'

const setUp = (props: Partial<TooltipProps> = {}) => {
  render(
    <Tooltip text="Delete the notification" {...props}>
      <IconButton label="Delete" icon={<i />} />
    </Tooltip>,
  )
  return screen.getByRole('button', { name: 'Delete' })
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

describe('Tooltip', () => {
  it('shows immediately on keyboard focus, describes its element, and hides on Escape and on blur', async () => {
    const button = setUp()
    expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.tab()
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    expect(button).toHaveAccessibleDescription('Delete the notification')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    await userEvent.tab()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('shows when the pointer has rested, not before', () => {
    const button = setUp({ delayMs: 400 })
    fireEvent.pointerMove(button, { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(399))
    expect(screen.queryByRole('tooltip')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
  })

  it('never shows on touch, and the press works', () => {
    const button = setUp({ delayMs: 0 })
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    fireEvent.pointerMove(button, { pointerType: 'touch' })
    fireEvent.focus(button)
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('does not say again what is the element’s own name', async () => {
    const button = setUp({ text: 'Delete', says: 'name' })
    await userEvent.tab()
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    expect(button).not.toHaveAttribute('aria-describedby')
  })

  it('shows the keys without reading them out, and nothing at all while it is disabled', async () => {
    const { rerender } = render(
      <Tooltip text="Collapse" shortcut="Ctrl B">
        <IconButton label="Collapse" icon={<i />} />
      </Tooltip>,
    )
    await userEvent.tab()
    expect(screen.getByRole('tooltip', { name: 'Collapse' })).toBeInTheDocument()
    expect(screen.getAllByText('Ctrl B')[0]).toHaveAttribute('aria-hidden', 'true')
    rerender(
      <Tooltip text="Collapse" shortcut="Ctrl B" disabled>
        <IconButton label="Collapse" icon={<i />} />
      </Tooltip>,
    )
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('stays hidden when it is enabled again after the element was left, without a warning', () => {
    const warn = vi.spyOn(console, 'warn')
    const content = (disabled: boolean) => (
      <Tooltip text="Collapse" delayMs={0} disabled={disabled}>
        <IconButton label="Collapse" icon={<i />} />
      </Tooltip>
    )
    const { rerender } = render(content(false))
    const button = screen.getByRole('button')
    fireEvent.pointerMove(button, { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    rerender(content(true))
    fireEvent.pointerLeave(button, { pointerType: 'mouse' })
    rerender(content(false))
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })
})
