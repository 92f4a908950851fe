import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { OtpField } from './OtpField.tsx'
import { type OtpFieldHandle } from './otp-field-handle.ts'

const box = (digit: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${digit} of 4`)
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)

describe('OtpField', () => {
  it('is a named group whose first box takes the code a phone offers', () => {
    render(<OtpField label="Verification code" message="Invalid or expired OTP. Please try again." />)
    const group = screen.getByRole('group', { name: 'Verification code' })
    expect(group).toHaveAccessibleDescription('Invalid or expired OTP. Please try again.')
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
    expect(box(1)).toHaveAttribute('inputmode', 'numeric')
    expect(box(1)).toBeInvalid()
  })

  it('ignores non-digits, moves to the next box, and calls onComplete', async () => {
    const onChange = vi.fn<(code: string) => void>()
    const onComplete = vi.fn<(code: string) => void>()
    render(<OtpField label="Code" onChange={onChange} onComplete={onComplete} />)
    await userEvent.click(box(1))
    await userEvent.keyboard('a4 b8c1')
    expect(values()).toEqual(['4', '8', '1', ''])
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('5')
    expect(onChange).toHaveBeenLastCalledWith('4815')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('4815')
  })

  it.each(['1481', '4281', '1222'])('accepts %s over digits that are partly the same', async (code) => {
    const { unmount } = render(<OtpField label="Code" />)
    act(() => box(1).focus())
    await userEvent.keyboard('12')
    act(() => box(1).focus())
    await userEvent.keyboard(code)
    expect(values().join('')).toBe(code)
    unmount()
  })

  it('focuses the first empty box, or the last one, when its label is pressed', async () => {
    render(<OtpField label="Your 4-digit PIN" masked />)
    const label = () => userEvent.click(screen.getByText('Your 4-digit PIN'))
    await label()
    expect(box(1)).toHaveFocus()
    await userEvent.keyboard('48')
    await label()
    expect(box(3)).toHaveFocus()
    await userEvent.keyboard('15')
    await label()
    expect(box(4)).toHaveFocus()
    expect(screen.getByRole('group', { name: 'Your 4-digit PIN' })).toBeVisible()
    expect(box(4)).toHaveAccessibleName('Digit 4 of 4')
  })

  it('spreads a pasted code from the first box and a partial code from the focused box', async () => {
    render(<OtpField label="Code" />)
    await userEvent.click(box(3))
    await userEvent.paste('48 15')
    expect(values()).toEqual(['4', '8', '1', '5'])
    await userEvent.click(box(2))
    await userEvent.paste('99')
    expect(values()).toEqual(['4', '9', '9', '5'])
    await userEvent.paste('no digits')
    expect(values()).toEqual(['4', '9', '9', '5'])
  })

  it('accepts a complete code filled into the first box', () => {
    const onComplete = vi.fn<(code: string) => void>()
    render(<OtpField label="Code" onComplete={onComplete} />)
    fireEvent.change(box(1), { target: { value: '4815' } })
    expect(values()).toEqual(['4', '8', '1', '5'])
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('4815')
  })

  it('replaces a digit typed over, goes back on backspace, and moves by arrows', async () => {
    render(<OtpField label="Code" value="4815" />)
    await userEvent.click(box(4))
    await userEvent.keyboard('{ArrowLeft}')
    expect(box(3)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(box(1)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    expect(box(2)).toHaveFocus()
  })

  it.each(['3819', '4815', '4444'])(
    'begins a new code when %s is typed from the first box of a full one',
    async (code) => {
      const onComplete = vi.fn<(code: string) => void>()
      render(<OtpField label="Code" masked onComplete={onComplete} />)
      await userEvent.click(box(1))
      await userEvent.keyboard('4815')
      onComplete.mockClear()
      await userEvent.click(box(1))
      await userEvent.keyboard(code.charAt(0))
      expect([1, 2, 3, 4].map((digit) => box(digit).value)).toEqual([code.charAt(0), '', '', ''])
      expect(box(2)).toHaveFocus()
      expect(onComplete).not.toHaveBeenCalled()
      await userEvent.keyboard(code.slice(1))
      expect(onComplete).toHaveBeenCalledExactlyOnceWith(code)
    },
  )

  it('calls onComplete when the last box of a full code is typed, also with the same digit, and not for earlier ones', async () => {
    const onComplete = vi.fn<(code: string) => void>()
    render(<OtpField label="Code" onComplete={onComplete} />)
    await userEvent.click(box(1))
    await userEvent.keyboard('4815')
    onComplete.mockClear()
    await userEvent.click(box(2))
    await userEvent.keyboard('92')
    expect(values()).toEqual(['4', '9', '2', '5'])
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('5')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('4925')
  })

  it('shows the digits of a PIN, and is still not filled in', () => {
    render(<OtpField label="PIN" value="4815" masked revealed />)
    expect(values()).toEqual(['4', '8', '1', '5'])
    expect(box(1)).toHaveAttribute('autocomplete', 'off')
    expect(box(1)).toHaveAttribute('data-1p-ignore')
  })

  it('clears by backspace first the focused box, then the one before', async () => {
    const onChange = vi.fn<(code: string) => void>()
    render(<OtpField label="Code" onChange={onChange} />)
    await userEvent.click(box(1))
    await userEvent.keyboard('481')
    await userEvent.keyboard('{Backspace}')
    expect(values()).toEqual(['4', '8', '', ''])
    expect(box(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    expect(values()).toEqual(['4', '', '', ''])
    await userEvent.keyboard('7')
    expect(values()).toEqual(['4', '7', '', ''])
    await userEvent.click(box(1))
    await userEvent.keyboard('9')
    expect(values()).toEqual(['9', '7', '', ''])
  })

  it('is cleared and focused through its handle', async () => {
    const onChange = vi.fn<(code: string) => void>()
    const ref = createRef<OtpFieldHandle>()
    render(<OtpField label="Code" ref={ref} onChange={onChange} />)
    await userEvent.click(box(1))
    await userEvent.keyboard('48')
    box(2).blur()
    act(() => ref.current?.focus())
    expect(box(3)).toHaveFocus()
    act(() => ref.current?.clear())
    expect(values()).toEqual(['', '', '', ''])
    expect(box(1)).toHaveFocus()
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  it('hides the digits of a PIN, accepts no one-time code from a message, and supports every key', async () => {
    const onComplete = vi.fn<(code: string) => void>()
    render(<OtpField label="PIN" masked onComplete={onComplete} />)
    await userEvent.click(box(1))
    await userEvent.keyboard('48a')
    await userEvent.keyboard('{Backspace}')
    await userEvent.paste('15')
    for (const digit of [1, 2, 3, 4]) {
      expect(box(digit)).toHaveAttribute('type', 'password')
      expect(box(digit)).toHaveAttribute('autocomplete', 'off')
      expect(box(digit)).toHaveAttribute('inputmode', 'numeric')
    }
    expect([1, 2, 3, 4].map((digit) => box(digit).value)).toEqual(['4', '1', '5', ''])
    await userEvent.keyboard('9')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('4159')
  })

  it('follows a value set from outside', () => {
    const { rerender } = render(<OtpField label="Code" value="48" />)
    expect(values()).toEqual(['4', '8', '', ''])
    rerender(<OtpField label="Code" value="" />)
    expect(values()).toEqual(['', '', '', ''])
  })
})
