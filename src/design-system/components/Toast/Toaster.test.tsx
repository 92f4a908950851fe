import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import * as styles from './Toast.css.ts'
import { toast } from './toast.ts'
import { Toaster } from './Toaster.tsx'

beforeEach(() => {
  render(<Toaster />)
})

it('announces success politely and failure immediately, with the exact message', async () => {
  act(() => {
    toast.success('User logged out successfully')
  })
  expect(await screen.findByRole('status')).toHaveTextContent('User logged out successfully')
  act(() => {
    toast.error('Invalid email or password')
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
})

it('is dismissed by its button and by its action', async () => {
  const undo = vi.fn<() => void>()
  act(() => {
    toast.info('Notification deleted', { action: { label: 'Undo', onPress: undo } })
  })
  ;(await screen.findByRole('button', { name: 'Undo' })).focus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Notification deleted')).toBeNull())
})

it('replaces a toast of the same id', async () => {
  act(() => {
    toast.info('Saving', { id: 'save' })
  })
  await screen.findByText('Saving')
  act(() => {
    toast.success('Saved', { id: 'save' })
  })
  await screen.findByText('Saved')
  expect(screen.queryByText('Saving')).toBeNull()
})

it('is not paused by a pointer that rests where it appears', async () => {
  act(() => {
    toast.success('Account created successfully')
  })
  const stack = (await screen.findByText('Account created successfully')).closest('ol')
  expect(stack).toHaveClass(styles.unpointed)
  act(() => {
    window.dispatchEvent(new Event('pointermove'))
  })
  expect(stack).not.toHaveClass(styles.unpointed)
})
