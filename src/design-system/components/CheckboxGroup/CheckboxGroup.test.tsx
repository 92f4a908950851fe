import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx'

const options: CheckboxOption[] = [
  { value: 'fri', label: 'Friday' },
  { value: 'sat', label: 'Saturday', description: 'Until 2 in the morning.' },
  { value: 'sun', label: 'Sunday' },
]

const none: string[] = []

function Days({ start = none, some = options }: { start?: string[]; some?: CheckboxOption[] }) {
  const [days, setDays] = useState(start)
  return (
    <>
      <CheckboxGroup
        label="Days"
        options={some}
        parentLabel="Every day"
        value={days}
        onChange={({ values }) => setDays(values)}
      />
      <output>{days.join(' ')}</output>
    </>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const days = () => screen.getByRole('status').textContent

describe('CheckboxGroup', () => {
  it('is a named and described group whose boxes carry the states that a group cannot have', () => {
    render(
      <CheckboxGroup
        label="Days"
        description="At least one."
        message="Choose a day"
        required
        options={options}
        value={[]}
        onChange={() => undefined}
      />,
    )
    expect(screen.getByRole('group', { name: 'Days (required)' })).toHaveAccessibleDescription(
      'Choose a day At least one.',
    )
    expect(box('Friday')).toBeInvalid()
    expect(box('Friday')).not.toBeRequired()
    expect(box('Saturday')).toHaveAccessibleDescription('Until 2 in the morning.')
  })

  it('passes the chosen values in the order of the options', async () => {
    render(<Days />)
    await userEvent.click(box('Sunday'))
    await userEvent.click(box('Friday'))
    expect(days()).toBe('fri sun')
    await userEvent.click(box('Sunday'))
    expect(days()).toBe('fri')
  })

  it('has a parent that is mixed for some, and switches all on and then off', async () => {
    render(<Days start={['sat']} />)
    expect(box('Every day')).toBePartiallyChecked()
    await userEvent.click(box('Every day'))
    expect(days()).toBe('fri sat sun')
    expect(box('Every day')).toBeChecked()
    expect(box('Every day')).not.toBePartiallyChecked()
    await userEvent.click(box('Every day'))
    expect(days()).toBe('')
    await userEvent.click(box('Friday'))
    expect(box('Every day')).toBePartiallyChecked()
  })

  it('does not change disabled boxes when the parent changes the others', async () => {
    const some = options.map((option) => (option.value === 'sun' ? { ...option, disabled: true } : option))
    render(<Days start={['sun']} some={some} />)
    await userEvent.click(box('Every day'))
    expect(days()).toBe('fri sat sun')
    expect(box('Every day')).toBeChecked()
    await userEvent.click(box('Every day'))
    expect(days()).toBe('sun')
  })

  it("works with react-hook-form's Controller", async () => {
    const sent: unknown[] = []
    function Form() {
      const { control, handleSubmit } = useForm<{ days: string[] }>({ defaultValues: { days: [] } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <Controller
            name="days"
            control={control}
            rules={{ validate: (chosen) => chosen.length > 0 || 'Choose a day' }}
            render={({ field, fieldState }) => (
              <CheckboxGroup
                label="Days"
                options={options}
                {...field}
                onChange={({ values }) => field.onChange(values)}
                message={fieldState.error?.message}
              />
            )}
          />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Choose a day')).toBeInTheDocument()
    expect(box('Friday')).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toEqual([{ days: ['fri'] }])
  })
})
