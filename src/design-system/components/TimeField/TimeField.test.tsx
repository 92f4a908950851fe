import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { TimeFieldProps } from './index.ts'

// Another test file of this worker may have loaded the lazy part already, and one test here sees the field before that.
vi.resetModules()
const { TimeField } = await import('./index.ts')

function Harness({ first = null, ...props }: Partial<TimeFieldProps> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <>
      <TimeField label="Starts" {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const segment = (name: RegExp) => screen.findByRole('spinbutton', { name })

// Imported once before the tests, because the imports can take longer on a busy machine than a test's time limit.
beforeAll(async () => {
  await import('../private/Segments/TimeSegments.tsx')
}, 60_000)

describe('TimeField', () => {
  it('can be read and focused before its segments have loaded', async () => {
    render(<Harness first="18:30" />)
    expect(screen.getByRole('textbox', { name: 'Starts' })).toHaveTextContent('6:30 PM')
    await userEvent.tab()
    expect(await segment(/^hour,\s+Starts$/)).toHaveFocus()
  })

  it('accepts a typed time on a 12-hour clock and passes it on a 24-hour clock', async () => {
    render(<Harness />)
    await userEvent.click(await segment(/^hour/))
    await userEvent.keyboard('637p')
    expect(screen.getByRole('status')).toHaveTextContent('18:37')
    expect(await segment(/^AM\/PM/)).toHaveTextContent('PM')
  })

  it('moves minutes by 15 with the arrow keys, from any minute', async () => {
    render(<Harness first="18:37" />)
    await userEvent.click(await segment(/^minute/))
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('status')).toHaveTextContent('18:45')
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('status')).toHaveTextContent('18:00')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('status')).toHaveTextContent('18:30')
  })

  it('starts with the earliest allowed time', async () => {
    render(<Harness min="18:00" />)
    await userEvent.click(await segment(/^hour/))
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}')
    expect(screen.getByRole('status')).toHaveTextContent('18:00')
  })

  it('shows a message for a time outside its limits', async () => {
    const { rerender } = render(<Harness first="05:00" min="06:00" max="23:30" />)
    expect(await segment(/^hour/)).toBeInvalid()
    expect(screen.getByText('Choose 6:00 AM or later')).toBeInTheDocument()
    rerender(<Harness first="05:00" max="04:30" />)
    expect(screen.getByText('Choose 4:30 AM or earlier')).toBeInTheDocument()
  })

  it('clears an optional time, and cannot be changed while read-only', async () => {
    const { rerender } = render(<Harness first="18:30" readOnly optional />)
    await userEvent.click(await segment(/^hour/))
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('status')).toHaveTextContent('18:30')
    rerender(<Harness optional />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('status')).toHaveTextContent('none')
  })
})
