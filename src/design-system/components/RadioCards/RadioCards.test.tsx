import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { Badge } from '../Badge/index.ts'
import { RadioCards } from './RadioCards.tsx'

const options = [
  { value: 'starter', title: 'Starter', description: 'Five Gigs a month.', price: '₦25,000.00', current: true },
  {
    value: 'season',
    title: 'Season',
    description: 'Twenty Gigs a month.',
    price: '₦80,000.00',
    badge: <Badge>Most chosen</Badge>,
  },
  { value: 'festival', title: 'Festival', disabled: true },
]

describe('RadioCards', () => {
  it('names each choice by its title, and describes it by the rest of the card', () => {
    render(<RadioCards label="Plan" options={options} />)
    expect(screen.getByRole('radiogroup', { name: 'Plan' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Starter' })).toHaveAccessibleDescription(
      'Current Five Gigs a month. ₦25,000.00',
    )
    expect(screen.getByRole('radio', { name: 'Season' })).toHaveAccessibleDescription(
      'Most chosen Twenty Gigs a month. ₦80,000.00',
    )
    expect(screen.getByRole('radio', { name: 'Festival' })).not.toHaveAccessibleDescription()
  })

  it('is chosen by pressing anywhere on the card, and by arrows', async () => {
    render(<RadioCards label="Plan" options={options} defaultValue="starter" />)
    await userEvent.click(screen.getByText('₦80,000.00'))
    expect(screen.getByRole('radio', { name: 'Season' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('radio', { name: 'Starter' })).toBeChecked()
    await userEvent.click(screen.getByText('Festival'))
    expect(screen.getByRole('radio', { name: 'Festival' })).not.toBeChecked()
  })

  it("works with react-hook-form's register", async () => {
    const sent: unknown[] = []
    function Form() {
      const { register, handleSubmit } = useForm({ defaultValues: { plan: 'starter' } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <RadioCards label="Plan" options={options} {...register('plan')} />
          <button type="submit">Subscribe</button>
        </form>
      )
    }
    render(<Form />)
    expect(screen.getByRole('radio', { name: 'Starter' })).toBeChecked()
    await userEvent.click(screen.getByText('Season'))
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toEqual([{ plan: 'season' }])
  })
})
