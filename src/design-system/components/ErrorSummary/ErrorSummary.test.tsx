import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RadioGroup } from '../RadioGroup/index.ts'
import { TextField } from '../TextField/index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const errors = [
  { id: 'venue', message: 'Venue is required' },
  { id: 'plan', message: 'Choose a plan' },
]

const options = [
  { value: 'starter', label: 'Starter' },
  { value: 'season', label: 'Season' },
]

// jsdom has no layout and cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

describe('ErrorSummary', () => {
  it('takes the focus when it appears, named by its heading', () => {
    const { rerender } = render(<ErrorSummary errors={[]} />)
    expect(screen.queryByRole('group')).toBeNull()
    expect(document.body).toHaveFocus()
    rerender(<ErrorSummary errors={errors} />)
    expect(screen.getByRole('group', { name: 'Fix 2 fields to continue' })).toHaveFocus()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Fix 2 fields to continue')
  })

  it('counts down while fields are corrected, without taking the focus again', async () => {
    const { rerender } = render(<ErrorSummary errors={errors} />)
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Venue is required' })).toHaveFocus()
    rerender(<ErrorSummary errors={errors.slice(0, 1)} />)
    expect(screen.getByRole('heading')).toHaveTextContent('Fix 1 field to continue')
    expect(screen.getByRole('link', { name: 'Venue is required' })).toHaveFocus()
  })

  it('takes the focus again with a new key', async () => {
    const { rerender } = render(<ErrorSummary key={1} errors={errors} />)
    await userEvent.tab()
    rerender(<ErrorSummary key={2} errors={errors} />)
    expect(screen.getByRole('group')).toHaveFocus()
  })

  it('leads to a field, and to the first or chosen control of a group', async () => {
    const form = (value: string | null) => (
      <>
        <ErrorSummary errors={errors} />
        <TextField id="venue" label="Venue" />
        <RadioGroup id="plan" label="Plan" options={options} value={value} onChange={() => undefined} />
      </>
    )
    const { rerender } = render(form(null))
    await userEvent.click(screen.getByRole('link', { name: 'Venue is required' }))
    expect(screen.getByRole('textbox', { name: 'Venue' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Choose a plan' }))
    expect(screen.getByRole('radio', { name: 'Starter' })).toHaveFocus()
    rerender(form('season'))
    await userEvent.click(screen.getByRole('link', { name: 'Choose a plan' }))
    expect(screen.getByRole('radio', { name: 'Season' })).toHaveFocus()
  })
})
