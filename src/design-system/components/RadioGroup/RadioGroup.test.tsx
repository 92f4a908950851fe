import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'now', label: 'Now', description: 'From your wallet.' },
  { value: 'later', label: 'Later' },
  { value: 'never', label: 'Never', disabled: true },
]

function Held() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <RadioGroup label="Payment" options={options} value={value} onChange={(event) => setValue(event.target.value)} />
  )
}

describe('RadioGroup', () => {
  it('is a named and described group that says it is required and invalid', () => {
    render(
      <RadioGroup
        label="Payment"
        description="You can change it."
        message="Choose when to pay"
        required
        options={options}
      />,
    )
    const group = screen.getByRole('radiogroup', { name: 'Payment' })
    expect(group).toHaveAccessibleDescription('Choose when to pay You can change it.')
    expect(group).toBeRequired()
    expect(group).toBeInvalid()
    expect(screen.getByRole('radio', { name: 'Now' })).toHaveAccessibleDescription('From your wallet.')
    expect(screen.getByRole('radio', { name: 'Never' })).toBeDisabled()
  })

  it('is one tab stop, and arrow keys choose', async () => {
    const onChange: string[] = []
    render(
      <RadioGroup
        label="Payment"
        options={options}
        defaultValue="now"
        onChange={(event) => onChange.push(event.target.value)}
      />,
    )
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Now' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Later' })).toBeChecked()
    expect(onChange).toEqual(['later'])
  })

  it('is controlled by a value, where null is no choice', async () => {
    render(<Held />)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(screen.getByText('Later'))
    expect(screen.getByRole('radio', { name: 'Later' })).toBeChecked()
  })

  it("works with react-hook-form's register", async () => {
    const sent: unknown[] = []
    function Form() {
      const { register, handleSubmit, formState } = useForm<{ pay: string }>()
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <RadioGroup
            label="Payment"
            options={options}
            message={formState.errors.pay?.message}
            {...register('pay', { required: 'Choose when to pay' })}
          />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Choose when to pay')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Now' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toEqual([{ pay: 'now' }])
  })
})
