import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SegmentedControl } from './SegmentedControl.tsx'

const stages = [
  { value: 'pending', label: 'Pending 4' },
  { value: 'hired', label: 'Hired 1' },
  { value: 'declined', label: 'Declined 2' },
] as const
type Stage = (typeof stages)[number]['value']

function Stages({ onChange }: { onChange?: (value: Stage) => void }) {
  const [value, setValue] = useState<Stage>('pending')
  return (
    <SegmentedControl
      label="Stages"
      options={stages}
      value={value}
      onChange={(event) => {
        onChange?.(event.value)
        setValue(event.value)
      }}
    />
  )
}

function Clearable() {
  const [value, setValue] = useState<Stage | null>(null)
  return (
    <SegmentedControl
      clearable
      label="Stages"
      options={stages}
      value={value}
      onChange={(event) => setValue(event.value)}
    />
  )
}

const radio = (name: string) => screen.getByRole('radio', { name })

describe('SegmentedControl', () => {
  it('is a named radio group of which one is chosen', async () => {
    render(<Stages />)
    expect(screen.getByRole('radiogroup', { name: 'Stages' })).toBeInTheDocument()
    await userEvent.click(screen.getByText('Hired 1'))
    expect(radio('Hired 1')).toBeChecked()
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  })

  it('is one tab stop, and arrow keys choose and wrap around', async () => {
    render(<Stages />)
    await userEvent.tab()
    expect(radio('Pending 4')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(radio('Hired 1')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(radio('Declined 2')).toBeChecked()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('keeps the choice when the chosen one is pressed again', async () => {
    const onChange = vi.fn<(value: Stage) => void>()
    render(<Stages onChange={onChange} />)
    await userEvent.click(radio('Pending 4'))
    expect(radio('Pending 4')).toBeChecked()
    expect(onChange.mock.calls).toEqual([['pending']])
  })

  it('begins without a choice, and clears it again, where it is clearable', async () => {
    render(<Clearable />)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(screen.getByText('Hired 1'))
    expect(radio('Hired 1')).toBeChecked()
    await userEvent.click(screen.getByText('Hired 1'))
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.keyboard(' ')
    expect(radio('Hired 1')).toBeChecked()
    await userEvent.keyboard(' ')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('does nothing while disabled', async () => {
    const onChange = vi.fn<() => void>()
    render(<SegmentedControl disabled label="Stages" options={stages} value="hired" onChange={onChange} />)
    await userEvent.click(screen.getByText('Pending 4'))
    expect(onChange).not.toHaveBeenCalled()
  })
})
