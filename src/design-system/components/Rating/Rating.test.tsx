import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { Rating, RatingField, type RatingFieldProps } from './index.ts'
import { renderWithFormats } from '../../testing/render-with-formats.tsx'
import { fillsOf } from './Stars.tsx'

describe('Rating', () => {
  it('shows average and count, and reads them out in one sentence', () => {
    const { container } = renderWithFormats(<Rating value={4.75} count={1_037} />)
    expect(container.querySelector('[data-component="VisuallyHidden"]')).toHaveTextContent(
      '4.8 out of 5 stars, 1,037 ratings',
    )
    expect(container).toHaveTextContent('4.8 (1,037)')
  })

  it('shows what one person gave as stars alone', () => {
    const { container } = renderWithFormats(<Rating value={4} count="single" />)
    expect(container).toHaveTextContent(/^4 out of 5 stars$/)
  })

  it.each([
    [null, 0],
    [undefined, 3],
    [0, 3],
    [4.5, 0],
  ])('is never zero: %o of %i', (value, count) => {
    const { container } = renderWithFormats(<Rating value={value} count={count} />)
    expect(container).toHaveTextContent(/^No ratings yet$/)
  })

  it.each([
    [1, [1, 0, 0, 0, 0]],
    [2.24, [1, 1, 0, 0, 0]],
    [2.25, [1, 1, 0.5, 0, 0]],
    [3.7, [1, 1, 1, 0.5, 0]],
    [4.75, [1, 1, 1, 1, 1]],
    [5, [1, 1, 1, 1, 1]],
  ])('draws %d to the nearest half', (value, fills) => {
    expect(fillsOf(value)).toEqual(fills)
  })

  it('throws for a value outside the scale', () => {
    expect(() => renderWithFormats(<Rating value={48} count={1} />)).toThrow('48 is not an average')
  })
})

describe('RatingField', () => {
  it('is a radio group: one stop for Tab, arrows choose', async () => {
    const change = vi.fn<NonNullable<RatingFieldProps['onChange']>>()
    renderWithFormats(<RatingField label="Your rating" required onChange={change} />)
    const group = screen.getByRole('radiogroup', { name: 'Your rating' })
    expect(group).toBeRequired()
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: '1 star, Poor' })).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    expect(screen.getByRole('radio', { name: '3 stars, Good' })).toBeChecked()
    expect(change).toHaveBeenCalledTimes(3)
    expect(change.mock.lastCall?.[0].target.value).toBe('3')
  })

  it('shows its message', () => {
    renderWithFormats(<RatingField label="Your rating" message="Choose a rating" />)
    const group = screen.getByRole('radiogroup')
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Choose a rating')
  })

  it('is controlled by value', async () => {
    const { rerender } = renderWithFormats(<RatingField label="Your rating" value="" onChange={() => undefined} />)
    await userEvent.click(screen.getByRole('radio', { name: /^4/ }))
    expect(screen.getByRole('radio', { name: /^4/ })).not.toBeChecked()
    rerender(<RatingField label="Your rating" value="4" onChange={() => undefined} />)
    expect(screen.getByRole('radio', { name: /^4/ })).toBeChecked()
  })

  it('cannot be changed while disabled', async () => {
    renderWithFormats(<RatingField label="Your rating" defaultValue="2" disabled />)
    await userEvent.click(screen.getByRole('radio', { name: /^5/ }))
    expect(screen.getByRole('radio', { name: /^2/ })).toBeChecked()
  })

  it("works with react-hook-form's register", async () => {
    const sent: unknown[] = []
    function Form() {
      const { register, handleSubmit, formState } = useForm<{ stars: '1' }>()
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <RatingField
            label="Your rating"
            message={formState.errors.stars?.message}
            {...register('stars', { required: 'Choose a rating' })}
          />
          <button type="submit">Send</button>
        </form>
      )
    }
    renderWithFormats(<Form />)
    await userEvent.click(screen.getByRole('button'))
    await screen.findByText('Choose a rating')
    await userEvent.click(screen.getByRole('radio', { name: /^5/ }))
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toEqual([{ stars: '5' }])
  })
})
