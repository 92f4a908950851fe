import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { Switch } from './Switch.tsx'

describe('Switch', () => {
  it('is a switch, named and described', () => {
    render(<Switch label="Email me" description="At most once a day." message="Could not save. Try again." />)
    const control = screen.getByRole('switch', { name: 'Email me' })
    expect(control).toHaveAccessibleDescription('Could not save. Try again. At most once a day.')
    expect(control).toBeInvalid()
    expect(control).not.toBeChecked()
  })

  it('is toggled by a press on its label and by the space bar', async () => {
    const onChange = vi.fn<() => void>()
    render(<Switch label="Email me" onChange={onChange} />)
    await userEvent.click(screen.getByText('Email me'))
    expect(screen.getByRole('switch')).toBeChecked()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('switch')).not.toBeChecked()
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('keeps its focus while saving, ignores presses, and announces saving', async () => {
    const onChange = vi.fn<() => void>()
    const { rerender } = render(<Switch label="Email me" defaultChecked onChange={onChange} />)
    await userEvent.tab()
    rerender(<Switch label="Email me" defaultChecked onChange={onChange} saving />)
    const control = screen.getByRole('switch')
    expect(control).toHaveFocus()
    expect(control).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByText('Email me'))
    expect(control).toBeChecked()
    expect(onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(document.querySelector('body > [aria-live]')).toHaveTextContent('Saving'))
    rerender(<Switch label="Email me" defaultChecked onChange={onChange} />)
    await userEvent.click(control)
    expect(control).not.toBeChecked()
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it("works with react-hook-form's register", async () => {
    const sent: unknown[] = []
    function Form() {
      const { register, handleSubmit } = useForm({ defaultValues: { mail: true } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <Switch label="Email me" {...register('mail')} />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    expect(screen.getByRole('switch')).toBeChecked()
    await userEvent.click(screen.getByRole('switch'))
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toEqual([{ mail: false }])
  })
})
