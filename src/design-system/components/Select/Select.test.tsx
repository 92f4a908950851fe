import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { Select } from './Select.tsx'

const states = [
  {
    label: 'South West',
    options: [
      { value: 'lagos', label: 'Lagos' },
      { value: 'oyo', label: 'Oyo' },
    ],
  },
  { value: 'fct', label: 'Abuja' },
  { value: 'none', label: 'Elsewhere', disabled: true },
]

describe('Select', () => {
  it('is named and described, and keeps its groups', () => {
    render(<Select label="State" description="Where it takes place." message="State is required" options={states} />)
    const select = screen.getByRole('combobox', { name: 'State' })
    expect(select).toHaveAccessibleDescription('State is required Where it takes place.')
    expect(select).toBeInvalid()
    expect(within(screen.getByRole('group', { name: 'South West' })).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('option', { name: 'Elsewhere' })).toBeDisabled()
  })

  it('starts with its placeholder, which a required one does not offer again', async () => {
    render(<Select label="State" placeholder="Choose a state" required options={states} />)
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    expect(select).toHaveValue('')
    expect(select).toBeRequired()
    await userEvent.selectOptions(select, 'Oyo')
    expect(select).toHaveValue('oyo')
    expect(screen.getByText<HTMLOptionElement>('Choose a state').disabled).toBe(true)
  })

  it('allows clearing an optional choice', async () => {
    render(<Select label="State" placeholder="Any state" optional options={states} defaultValue="oyo" />)
    const select = screen.getByRole('combobox', { name: 'State (optional)' })
    expect(select).toHaveValue('oyo')
    await userEvent.selectOptions(select, 'Any state')
    expect(select).toHaveValue('')
  })

  it('keeps its value when it is read-only, and can be focused and left', async () => {
    render(
      <>
        <Select label="State" readOnly options={states} defaultValue="oyo" />
        <button type="button">Next</button>
      </>,
    )
    await userEvent.tab()
    const select = screen.getByRole('combobox')
    expect(select).toHaveFocus()
    expect(select).toHaveAttribute('aria-readonly', 'true')
    let prevented: boolean | undefined
    select.addEventListener('keydown', (event) => queueMicrotask(() => (prevented = event.defaultPrevented)))
    await userEvent.keyboard('{ArrowDown}')
    expect(prevented).toBe(true)
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it("works with react-hook-form's register", async () => {
    const sent: unknown[] = []
    function Form() {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { state: '' } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <Select
            label="State"
            placeholder="Choose a state"
            options={states}
            message={formState.errors.state?.message}
            {...register('state', { required: 'State is required' })}
          />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    await userEvent.click(screen.getByRole('button'))
    const select = await screen.findByRole('combobox', { description: 'State is required' })
    expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Abuja')
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toEqual([{ state: 'fct' }])
  })
})
