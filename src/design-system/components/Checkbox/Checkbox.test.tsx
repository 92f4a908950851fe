import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

it('is named by its label and toggled by pointer and keyboard', async () => {
  render(<Checkbox label="I agree" description="You can change your mind." />)
  const box = screen.getByRole('checkbox', { name: 'I agree', description: 'You can change your mind.' })
  await userEvent.click(screen.getByText('I agree'))
  expect(box).toBeChecked()
  await userEvent.keyboard(' ')
  expect(box).not.toBeChecked()
})

it('can be neither on nor off', () => {
  render(<Checkbox label="All gigs" mixed />)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
})

it("works with react-hook-form's register", async () => {
  const sent: unknown[] = []
  function Form() {
    const { register, handleSubmit, formState } = useForm<{ terms: boolean }>()
    return (
      <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
        <Checkbox
          label="I agree"
          message={formState.errors.terms?.message}
          {...register('terms', { required: 'Please agree' })}
        />
        <button type="submit">Save</button>
      </form>
    )
  }
  render(<Form />)
  await userEvent.click(screen.getByRole('button'))
  const box = await screen.findByRole('checkbox', { description: 'Please agree' })
  expect(box).toBeInvalid()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button'))
  expect(sent).toEqual([{ terms: true }])
})
