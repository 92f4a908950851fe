import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coarsePointer } from '../../styles/media.ts'
import { TimeField, type TimeFieldProps } from './index.ts'

/** The time field under a finger. */

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === coarsePointer,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Harness({ first = null, ...props }: Partial<TimeFieldProps> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <>
      <TimeField label="Starts" {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const input = () => screen.getByLabelText(/^Starts/)
const choose = (time: string) => fireEvent.change(input(), { target: { value: time } })

it("is the browser's own time input, with the value on a 24-hour clock", () => {
  render(<Harness min="06:00" max="23:30" />)
  expect(input()).toHaveAttribute('type', 'time')
  expect(screen.queryByRole('spinbutton')).toBeNull()
  choose('22:00')
  expect(screen.getByRole('status')).toHaveTextContent('22:00')
  choose('')
  expect(screen.getByRole('status')).toHaveTextContent('none')
  expect(input()).toHaveAttribute('min', '06:00')
  expect(input()).toHaveAttribute('max', '23:30')
})

it('shows the same messages as the segments, and the one of its caller first', () => {
  const { rerender } = render(<Harness first="05:00" min="06:00" />)
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('Choose 6:00 AM or later')
  rerender(<Harness first="05:00" min="06:00" message="Start time is required" required />)
  expect(input()).toHaveAccessibleDescription('Start time is required')
  expect(input()).toBeRequired()
})

it('clears an optional time and keeps the focus, and cannot be changed while read-only', async () => {
  const { rerender } = render(<Harness first="18:30" optional readOnly />)
  expect(input()).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  rerender(<Harness optional />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('status')).toHaveTextContent('none')
  expect(input()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

it('takes the focus from its handle and tells when it leaves', async () => {
  const handle = createRef<{ focus: () => void }>()
  const onBlur = vi.fn<() => void>()
  render(<Harness ref={handle} onBlur={onBlur} name="start" first="18:30" />)
  handle.current?.focus()
  expect(input()).toHaveFocus()
  expect(input()).toHaveAttribute('name', 'start')
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})
