import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { Textarea } from './Textarea.tsx'

function Form() {
  // `register` is no pure function: after a reset the form has to ask for its fields again, which a memoized result would not.
  'use no memo'
  const form = useForm({ defaultValues: { brief: 'A quartet' } })
  return (
    <>
      <Textarea label="Brief" limit={20} message={form.formState.errors.brief?.message} {...form.register('brief')} />
      <button type="button" onClick={() => form.reset({ brief: '' })}>
        Discard
      </button>
    </>
  )
}

describe('Textarea', () => {
  it('is named and described, with the remaining characters last', () => {
    render(<Textarea label="Brief" description="What the night needs." message="Brief is required" limit={500} />)
    const textarea = screen.getByRole('textbox', { name: 'Brief' })
    expect(textarea).toHaveAccessibleDescription('Brief is required What the night needs. 500 characters left')
    expect(textarea).toBeInvalid()
  })

  it('accepts lines, and counts characters without blocking input', async () => {
    render(<Textarea label="Brief" limit={5} />)
    const textarea = screen.getByRole('textbox')
    await userEvent.type(textarea, 'a{Enter}bc')
    expect(textarea).toHaveValue('a\nbc')
    expect(textarea).toHaveAccessibleDescription('1 character left')
    expect(textarea).not.toBeInvalid()
    await userEvent.type(textarea, 'def')
    expect(textarea).toHaveValue('a\nbcdef')
    expect(textarea).toHaveAccessibleDescription('2 characters too many')
    expect(textarea).toBeInvalid()
  })

  it('announces the remaining characters near the limit once typing pauses, and nothing before typing', async () => {
    render(<Textarea label="Brief" limit={10} defaultValue="123456789" />)
    const liveText = () => document.querySelector('body > [aria-live]')?.textContent ?? ''
    expect(liveText()).toBe('')
    await userEvent.type(screen.getByRole('textbox'), '0')
    await waitFor(() => expect(liveText()).toBe('0 characters left'))
  })

  it('counts its value, controlled or not', () => {
    const { rerender } = render(<Textarea key="own" label="Brief" limit={10} defaultValue="four" />)
    expect(screen.getByText('6 characters left')).toBeInTheDocument()
    rerender(<Textarea key="held" label="Brief" limit={10} value="123" readOnly />)
    expect(screen.getByText('7 characters left')).toBeInTheDocument()
    rerender(<Textarea key="held" label="Brief" limit={10} value="12345678901" readOnly />)
    expect(screen.getByText('1 character too many')).toBeInTheDocument()
  })

  it("works with react-hook-form's register, also when the form is reset", async () => {
    render(<Form />)
    expect(screen.getByRole('textbox')).toHaveValue('A quartet')
    expect(screen.getByText('11 characters left')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox'), '!')
    expect(screen.getByText('10 characters left')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText('20 characters left')).toBeInTheDocument()
  })
})
