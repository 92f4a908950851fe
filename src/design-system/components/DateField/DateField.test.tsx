import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DateFieldProps } from './index.ts'

// Another test file of this worker may have loaded the lazy part already, and one test here sees the field before that.
vi.resetModules()
const { DateField } = await import('./index.ts')

function Harness({ first = null, ...props }: Partial<DateFieldProps> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <>
      <DateField
        label="Event date"
        today="2025-11-14"
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange?.(next)
          setValue(next)
        }}
      />
      <output>{value ?? 'none'}</output>
    </>
  )
}

/** The segments replace the placeholder. */
const segment = (name: RegExp) => screen.findByRole('spinbutton', { name })

// Imported once before the tests, because the imports can take longer on a busy machine than a test's time limit.
beforeAll(async () => {
  await import('../private/Segments/DateSegments.tsx')
}, 60_000)

describe('DateField', () => {
  // The first test of the file, because the segments load only once.
  it('can be read and focused before its segments have loaded', async () => {
    render(<Harness first="2025-11-14" />)
    expect(screen.getByRole('textbox', { name: 'Event date' })).toHaveTextContent('14/11/2025')
    await userEvent.tab()
    expect(await segment(/^day/)).toHaveFocus()
  })

  it('names the group and each part, and describes both by message and description', async () => {
    render(<Harness description="In Lagos." message="Event date is required" required />)
    const day = await segment(/^day,\s+Event date$/)
    expect(screen.getByRole('group', { name: 'Event date' })).toHaveAccessibleDescription(
      'Event date is required In Lagos.',
    )
    expect(day).toBeInvalid()
    expect(day).toBeRequired()
    expect(day).toHaveAccessibleDescription('Event date is required In Lagos.')
  })

  it('accepts a typed date, day first, and passes it as YYYY-MM-DD', async () => {
    const onChange = vi.fn<DateFieldProps['onChange']>()
    render(<Harness onChange={onChange} />)
    await userEvent.click(await segment(/^day/))
    await userEvent.keyboard('29022024')
    expect(screen.getByRole('status')).toHaveTextContent('2024-02-29')
    expect(onChange).toHaveBeenLastCalledWith('2024-02-29')
  })

  it('moves a part by arrow keys, and between parts by arrow keys', async () => {
    render(<Harness first="2025-12-31" />)
    await userEvent.click(await segment(/^day/))
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('status')).toHaveTextContent('2025-12-01')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(await segment(/^month/)).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('2025-11-01')
  })

  it('begins with today', async () => {
    render(<Harness />)
    await userEvent.click(await segment(/^day/))
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}')
    expect(screen.getByRole('status')).toHaveTextContent('2025-11-14')
  })

  it('shows a message for a date outside its limits, unless it has a message', async () => {
    const { rerender } = render(<Harness first="2025-11-01" min="2025-11-14" />)
    expect(await segment(/^day/)).toBeInvalid()
    expect(screen.getByText('Choose 14 Nov 2025 or later')).toBeInTheDocument()
    rerender(<Harness first="2025-11-01" min="2025-11-14" message="Pick a day to come" />)
    expect(screen.getByText('Pick a day to come')).toBeInTheDocument()
    expect(screen.queryByText('Choose 14 Nov 2025 or later')).toBeNull()
  })

  it('clears an optional date, and keeps focus', async () => {
    render(<Harness first="2025-11-14" optional />)
    const day = await segment(/^day/)
    await userEvent.click(screen.getByRole('button', { name: 'Clear', description: 'Event date (optional)' }))
    expect(screen.getByRole('status')).toHaveTextContent('none')
    expect(day).toHaveFocus()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('changes nothing while it is read-only or disabled', async () => {
    const { rerender } = render(<Harness first="2025-11-14" readOnly optional />)
    const day = await segment(/^day/)
    await userEvent.click(day)
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('status')).toHaveTextContent('2025-11-14')
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Harness first="2025-11-14" disabled name="date" />)
    expect(day).not.toHaveAttribute('tabindex')
    expect(within(screen.getByRole('group')).getAllByRole('spinbutton')).toHaveLength(3)
  })

  it('takes focus by its label', async () => {
    render(<Harness />)
    const day = await segment(/^day/)
    await userEvent.click(screen.getByText('Event date'))
    expect(day).toHaveFocus()
  })

  it("works with react-hook-form's Controller: focus on the first error, value on submit", async () => {
    const sent: unknown[] = []
    function Form() {
      const { control, handleSubmit } = useForm<{ date: string | null }>({ defaultValues: { date: null } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <Controller
            control={control}
            name="date"
            rules={{ required: 'Date is required' }}
            render={({ field, fieldState }) => (
              <DateField label="Date" today="2025-11-14" {...field} message={fieldState.error?.message} />
            )}
          />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    const day = await segment(/^day/)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Date is required')).toBeInTheDocument()
    expect(day).toHaveFocus()
    await userEvent.keyboard('14112025')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ date: '2025-11-14' }]))
  })

  it('needs no style element of React Aria, which the content security policy would block', async () => {
    // In tests React Aria inserts none.
    vi.stubEnv('NODE_ENV', 'development')
    render(<Harness />)
    await userEvent.click(await segment(/^day/))
    await userEvent.keyboard('14112025')
    vi.unstubAllEnvs()
    expect(document.querySelector('style[id^="react-aria"]')).toBeNull()
  })
})
