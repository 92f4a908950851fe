import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { nairaFormat } from '@/lib/money.ts'
import { type MoneyChange, MoneyField } from './MoneyField.tsx'

const onChange = vi.fn<(change: MoneyChange) => void>()
const onInvalid = vi.fn<(refused: { text: string; problem: string }) => void>()

function Budget({ start = null }: { start?: number | null }) {
  const [kobo, setKobo] = useState(start)
  const change = (next: MoneyChange) => {
    onChange(next)
    setKobo(next.minor)
  }
  return (
    <>
      <MoneyField format={nairaFormat} label="Budget" value={kobo} onChange={change} onInvalid={onInvalid} />
      <button type="button" onClick={() => setKobo(500)}>
        Five naira
      </button>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Budget' })

describe('MoneyField', () => {
  it('names its unit and requests the decimal keyboard', () => {
    render(<Budget start={1_250_050} />)
    expect(input()).toHaveValue('12,500.50')
    expect(input()).toHaveAccessibleDescription('Amount in naira')
    expect(input()).toHaveAttribute('inputmode', 'decimal')
  })

  it('passes whole kobo and groups digits while typing, and completes decimals on blur', async () => {
    onInvalid.mockClear()
    render(<Budget />)
    await userEvent.type(input(), '12500.5')
    expect(input()).toHaveValue('12,500.5')
    expect(onChange).toHaveBeenLastCalledWith({ minor: 1_250_050 })
    await userEvent.tab()
    expect(input()).toHaveValue('12,500.50')
    expect(onInvalid).not.toHaveBeenCalled()
  })

  it('groups digits when it becomes read-only', async () => {
    const { rerender } = render(<MoneyField format={nairaFormat} label="Budget" value={null} onChange={onChange} />)
    await userEvent.type(input(), '50000')
    rerender(<MoneyField format={nairaFormat} label="Budget" value={5_000_000} readOnly onChange={onChange} />)
    expect(input()).toHaveValue('50,000')
  })

  it('keeps the caret behind the digit that was typed, also in the middle', async () => {
    render(<Budget start={1_250_000} />)
    await userEvent.type(input(), '99', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(input()).toHaveValue('1,299,500')
    expect(input().selectionStart).toBe(5)
    expect(onChange).toHaveBeenLastCalledWith({ minor: 129_950_000 })
  })

  it('deletes the digit beside a comma in place of the comma', async () => {
    render(<Budget start={125_000_000} />)
    await userEvent.type(input(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    expect(input()).toHaveValue('125,000')
    expect(input().selectionStart).toBe(3)
    await userEvent.keyboard('{Delete}')
    expect(input()).toHaveValue('12,500')
    expect(input().selectionStart).toBe(4)
    expect(onChange).toHaveBeenLastCalledWith({ minor: 1_250_000 })
  })

  it('groups what is pasted in the middle', async () => {
    render(<Budget start={150_000} />)
    await userEvent.click(input())
    input().setSelectionRange(1, 1)
    await userEvent.paste('2,34')
    expect(input()).toHaveValue('1,234,500')
    expect(input().selectionStart).toBe(5)
  })

  it('accepts a pasted amount with its currency sign', async () => {
    render(<Budget />)
    await userEvent.click(input())
    await userEvent.paste('₦1,250,000.00')
    expect(onChange).toHaveBeenLastCalledWith({ minor: 125_000_000 })
    expect(input()).toHaveValue('1,250,000.00')
    await userEvent.tab()
    expect(input()).toHaveValue('1,250,000')
  })

  it('keeps invalid text as typed, and reports it on blur', async () => {
    onInvalid.mockClear()
    render(<Budget />)
    await userEvent.type(input(), '12k')
    expect(onChange).toHaveBeenLastCalledWith({ minor: null, problem: 'not a number' })
    expect(onInvalid).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(input()).toHaveValue('12k')
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith({ text: '12k', problem: 'not a number' })
  })

  it('reports no problem when it is empty', async () => {
    onInvalid.mockClear()
    render(<Budget start={100} />)
    await userEvent.clear(input())
    expect(onChange).toHaveBeenLastCalledWith({ minor: null, problem: 'empty' })
    await userEvent.tab()
    expect(onInvalid).not.toHaveBeenCalled()
  })

  it('follows an amount set from outside', async () => {
    render(<Budget />)
    await userEvent.type(input(), '12k')
    await userEvent.click(screen.getByRole('button'))
    expect(input()).toHaveValue('5')
  })

  it("works with react-hook-form's Controller", async () => {
    const sent: unknown[] = []
    function Form() {
      const { control, handleSubmit } = useForm<{ budget: number | null }>({ defaultValues: { budget: null } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <Controller
            name="budget"
            control={control}
            rules={{ validate: (kobo) => kobo !== null || 'Please enter a valid amount' }}
            render={({ field, fieldState }) => (
              <MoneyField
                format={nairaFormat}
                label="Budget"
                {...field}
                onChange={({ minor }) => field.onChange(minor)}
                message={fieldState.error?.message}
              />
            )}
          />
        </form>
      )
    }
    render(<Form />)
    await userEvent.type(input(), 'much{Enter}')
    expect(await screen.findByText('Please enter a valid amount')).toBeInTheDocument()
    expect(input()).toBeInvalid()
    expect(input()).toHaveFocus()
    await userEvent.clear(input())
    await userEvent.type(input(), '8.29{Enter}')
    await waitFor(() => expect(sent).toEqual([{ budget: 829 }]))
  })
})
