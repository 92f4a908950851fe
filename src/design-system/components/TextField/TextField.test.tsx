import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { TextField } from './TextField.tsx'

function Controlled() {
  const [value, setValue] = useState('')
  return <TextField label="Venue" value={value} onChange={(event) => setValue(event.target.value.toUpperCase())} />
}

describe('TextField', () => {
  it('is named and described, the message first', () => {
    render(<TextField label="Email" description="We send the code here." message="Invalid email address" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toHaveAccessibleDescription('Invalid email address We send the code here.')
    expect(input).toBeInvalid()
  })

  it('counts what is left of its limit without blocking input, and says what is too many', async () => {
    render(<TextField label="Title" description="Workers read it first." limit={5} />)
    const input = screen.getByRole('textbox', { name: 'Title' })
    expect(input).toHaveAccessibleDescription('Workers read it first. 5 characters left')
    await userEvent.type(input, 'Wedding')
    expect(input).toHaveValue('Wedding')
    expect(input).toHaveAccessibleDescription('Workers read it first. 2 characters too many')
    expect(input).toBeInvalid()
  })

  it('is invalid only for a message of danger', () => {
    const { rerender } = render(<TextField label="Email" message="Looks good" tone="success" />)
    expect(screen.getByRole('textbox')).not.toBeInvalid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Looks good')
    rerender(<TextField label="Email" message="" />)
    expect(screen.getByRole('textbox')).not.toBeInvalid()
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription()
  })

  it('keeps its name when the label is hidden, and marks required and optional fields', () => {
    render(
      <>
        <TextField label="Search gigs" labelHidden type="search" />
        <TextField label="Venue" required />
        <TextField label="Website" optional />
      </>,
    )
    expect(screen.getByRole('searchbox', { name: 'Search gigs' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Venue' })).toBeRequired()
    expect(screen.getByRole('textbox', { name: 'Website (optional)' })).not.toBeRequired()
  })

  it('marks required fields where that is the rarer case, with a custom label', () => {
    render(
      <>
        <TextField label="Venue" required="marked" />
        <TextField label="City" required="marked" markLabel="(dandan)" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Venue (required)' })).toBeRequired()
    expect(screen.getByRole('textbox', { name: 'City (dandan)' })).toBeRequired()
  })

  it('sets the direction automatically for text, and not for addresses', () => {
    render(
      <>
        <TextField label="Venue" />
        <TextField label="Email" type="email" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Venue' })).toHaveAttribute('dir', 'auto')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('dir', 'ltr')
  })

  it('takes the focus when the frame is pressed beside the text', async () => {
    render(<TextField label="Email" start={<span>@</span>} />)
    await userEvent.click(screen.getByText('@'))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('works with value and onChange', async () => {
    render(<Controlled />)
    await userEvent.type(screen.getByRole('textbox'), 'park')
    expect(screen.getByRole('textbox')).toHaveValue('PARK')
  })

  it("works with react-hook-form's register", async () => {
    const sent: unknown[] = []
    function Form() {
      const { register, handleSubmit, formState } = useForm<{ venue: string }>()
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <TextField
            label="Venue"
            message={formState.errors.venue?.message}
            {...register('venue', { required: 'Venue is required' })}
          />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    await userEvent.click(screen.getByRole('button'))
    const input = await screen.findByRole('textbox', { description: 'Venue is required' })
    expect(input).toHaveFocus()
    await userEvent.type(input, 'Freedom Park{Enter}')
    expect(sent).toEqual([{ venue: 'Freedom Park' }])
  })
})
