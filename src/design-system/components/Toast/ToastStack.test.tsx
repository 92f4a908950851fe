import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from './toast.ts'
import { ToastStack } from './ToastStack.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('removes a toast after 4 seconds, and not before', async () => {
  render(<ToastStack />)
  act(() => {
    toast.success('Logged in successfully!')
  })
  await pass(3900)
  expect(screen.getByText('Logged in successfully!').closest('[data-sonner-toast]')).toHaveAttribute(
    'data-removed',
    'false',
  )
  await pass(100)
  expect(screen.getByText('Logged in successfully!').closest('[data-sonner-toast]')).toHaveAttribute(
    'data-removed',
    'true',
  )
  await pass(1000)
  expect(screen.queryByText('Logged in successfully!')).toBeNull()
})

it('pauses the timers when the reader goes to the messages with Alt+T', async () => {
  render(<ToastStack />)
  act(() => {
    toast.success('Gig posted')
  })
  await pass(1000)
  fireEvent.keyDown(document, { key: 't', code: 'KeyT', altKey: true })
  await pass(10_000)
  expect(screen.getByText('Gig posted').closest('[data-sonner-toast]')).toHaveAttribute('data-removed', 'false')
})

it('goes back to the page with Escape, and the messages go on', async () => {
  render(
    <>
      <button type="button">Post a Gig</button>
      <ToastStack />
    </>,
  )
  screen.getByRole('button', { name: 'Post a Gig' }).focus()
  act(() => {
    toast.success('Gig posted')
  })
  await pass(1000)
  fireEvent.keyDown(document, { key: 't', code: 'KeyT', altKey: true })
  await pass(10_000)
  expect(screen.getByRole('button', { name: 'Post a Gig' })).not.toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape', code: 'Escape' })
  expect(screen.getByRole('button', { name: 'Post a Gig' })).toHaveFocus()
  await pass(5000)
  expect(screen.queryByText('Gig posted')).toBeNull()
})

it('keeps a toast that is shown while the dismissed one of the same id still moves out', async () => {
  render(<ToastStack />)
  act(() => {
    toast.error('Incorrect PIN', { id: 'pin' })
  })
  await pass(1000)
  act(() => toast.dismiss('pin'))
  await pass(50)
  act(() => {
    toast.error('Your PIN is locked', { id: 'pin' })
  })
  await pass(1000)
  expect(screen.queryByText('Incorrect PIN')).toBeNull()
  expect(screen.getByText('Your PIN is locked').closest('[data-sonner-toast]')).toHaveAttribute('data-removed', 'false')
  act(() => toast.dismiss('pin'))
  await pass(1000)
  expect(screen.getByText('Your PIN is locked').closest('[data-sonner-toast]')).toHaveAttribute('data-removed', 'true')
})

it('returns the focus when the toast that has it disappears, and never later', async () => {
  render(
    <>
      <button type="button">Before</button>
      <input aria-label="Password" />
      <ToastStack />
    </>,
  )
  const before = screen.getByRole('button', { name: 'Before' })
  const field = screen.getByLabelText('Password')
  const showAndEnter = async () => {
    act(() => {
      toast.success('Email verified')
    })
    await pass(100)
    before.focus()
    screen.getByRole('button', { name: 'Dismiss' }).focus()
  }
  await showAndEnter()
  await pass(5000)
  expect(before).toHaveFocus()

  await showAndEnter()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
  await pass(5000)
  expect(document.body).toHaveFocus()

  await showAndEnter()
  field.focus()
  await pass(5000)
  act(() => {
    toast.success('Saved')
  })
  await pass(100)
  expect(field).toHaveFocus()
})
