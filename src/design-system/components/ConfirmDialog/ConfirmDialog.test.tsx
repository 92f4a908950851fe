import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './index.ts'

function setUp({ busy = false, unavailableReason }: { busy?: boolean; unavailableReason?: string } = {}) {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <ConfirmDialog
      open
      title="Clear all 12 notifications?"
      description="This cannot be undone."
      confirmLabel="Clear all"
      busy={busy}
      unavailableReason={unavailableReason}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
  return { onConfirm, onCancel }
}

describe('ConfirmDialog', () => {
  it('is an alert dialog that starts on the safe button', () => {
    setUp()
    const dialog = screen.getByRole('alertdialog', { name: 'Clear all 12 notifications?' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This cannot be undone.',
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  })

  it('cancels on Enter, because the safe button has the focus, and on Escape', async () => {
    const { onConfirm, onCancel } = setUp()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(2)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('confirms once, by its verb', async () => {
    const { onConfirm, onCancel } = setUp()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('can neither be confirmed again nor closed while it is busy', async () => {
    const { onConfirm, onCancel } = setUp({ busy: true })
    await userEvent.click(screen.getByRole('button', { name: /Clear all/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('says why it cannot be confirmed now, and can still be cancelled', async () => {
    const { onConfirm, onCancel } = setUp({ unavailableReason: 'You are offline.' })
    const confirm = screen.getByRole('button', { name: 'Clear all' })
    expect(confirm).toHaveAccessibleDescription('You are offline.')
    await userEvent.click(confirm)
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledOnce()
  })
})
