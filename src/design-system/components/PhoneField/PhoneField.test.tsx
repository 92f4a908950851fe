import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { nigerianPhone } from '@/lib/phone.ts'
import { type PhoneChange, PhoneField } from './PhoneField.tsx'

const onChange = vi.fn<(change: PhoneChange) => void>()
const onInvalid = vi.fn<(refused: { text: string; problem: string }) => void>()

function Phone({ start = null }: { start?: string | null }) {
  const [phone, setPhone] = useState(start)
  const change = (next: PhoneChange) => {
    onChange(next)
    setPhone(next.phone)
  }
  return (
    <PhoneField format={nigerianPhone} label="Phone number" value={phone} onChange={change} onInvalid={onInvalid} />
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })

describe('PhoneField', () => {
  it("requests the telephone keyboard and autofill of the reader's number", () => {
    render(<Phone start="+2348031234567" />)
    expect(input()).toHaveValue('+234 803 123 4567')
    expect(input()).toHaveAttribute('type', 'tel')
    expect(input()).toHaveAttribute('autocomplete', 'tel')
  })

  it('stores the international form while the typed text stays, and formats it on blur', async () => {
    render(<Phone />)
    await userEvent.type(input(), '0803 123 4567')
    expect(onChange).toHaveBeenLastCalledWith({ phone: '+2348031234567' })
    expect(input()).toHaveValue('0803 123 4567')
    await userEvent.tab()
    expect(input()).toHaveValue('+234 803 123 4567')
  })

  it('keeps invalid text, and reports it on blur', async () => {
    render(<Phone />)
    await userEvent.type(input(), '080312345')
    expect(onChange).toHaveBeenLastCalledWith({ phone: null, problem: 'too short' })
    await userEvent.tab()
    expect(input()).toHaveValue('080312345')
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith({ text: '080312345', problem: 'too short' })
  })

  it("works with react-hook-form's Controller", async () => {
    const sent: unknown[] = []
    function Form() {
      const { control, handleSubmit } = useForm<{ phone: string | null }>({ defaultValues: { phone: null } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <Controller
            name="phone"
            control={control}
            rules={{ required: 'Please enter a valid phone number' }}
            render={({ field, fieldState }) => (
              <PhoneField
                format={nigerianPhone}
                label="Phone number"
                {...field}
                onChange={({ phone }) => field.onChange(phone)}
                message={fieldState.error?.message}
              />
            )}
          />
        </form>
      )
    }
    render(<Form />)
    await userEvent.type(input(), '0803{Enter}')
    expect(await screen.findByText('Please enter a valid phone number')).toBeInTheDocument()
    expect(input()).toHaveFocus()
    await userEvent.clear(input())
    await userEvent.type(input(), '+44 20 7946 0958{Enter}')
    await waitFor(() => expect(sent).toEqual([{ phone: '+442079460958' }]))
  })
})
