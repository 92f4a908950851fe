import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WriteButton } from './write-button.tsx'

/** Connects or disconnects the browser. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => vi.restoreAllMocks())

it('is unavailable without a connection, says why, and keeps the form from being sent', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <WriteButton type="submit">Save</WriteButton>
    </form>,
  )
  setOnline(false)
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toHaveAccessibleDescription('You are offline. You can continue when the connection is back.')
  await userEvent.type(screen.getByLabelText('Name'), 'Eko{Enter}')
  await userEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Name')).toHaveValue('Eko')

  setOnline(true)
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledOnce()
})
