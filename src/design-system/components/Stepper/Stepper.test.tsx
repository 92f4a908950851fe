import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Stepper, type StepperProps } from './index.ts'

const plain: StepperProps['steps'] = [
  { id: 'details', label: 'Details', state: 'done' },
  { id: 'schedule', label: 'Schedule', state: 'current' },
  { id: 'pay', label: 'Pay', state: 'error' },
  { id: 'review', label: 'Review', state: 'upcoming' },
]

describe('Stepper', () => {
  it('is a named list of steps with the state of each, and marks the current step', () => {
    render(<Stepper label="Post a Gig" steps={plain} />)
    const group = screen.getByRole('group', { name: 'Post a Gig' })
    const items = within(group).getAllByRole('listitem')
    expect(items.map((item) => item.textContent.replace(/^[\d!]/, '').trim())).toEqual([
      'Details (Done)',
      'Schedule',
      'Pay  Needs attention',
      'Review',
    ])
    expect(items.map((item) => item.querySelector('[aria-current="step"]') !== null)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('sums up in one line for a phone', () => {
    const { rerender } = render(<Stepper label="Post a Gig" steps={plain} />)
    expect(screen.getByText('Step 2 of 4: Schedule')).toBeInTheDocument()
    rerender(
      <Stepper
        label="Post a Gig"
        steps={[
          { id: 'details', label: 'Details', state: 'done' },
          { id: 'review', label: 'Review', state: 'done' },
        ]}
      />,
    )
    expect(screen.getByText('All 2 steps done')).toBeInTheDocument()
    rerender(
      <Stepper
        label="Post a Gig"
        steps={[
          { id: 'details', label: 'Details', state: 'done' },
          { id: 'review', label: 'Review', state: 'error' },
        ]}
      />,
    )
    expect(screen.getByText('Step 2 of 2: Review')).toBeInTheDocument()
  })

  it('has links only to the steps that can be reached', async () => {
    const onSelect = vi.fn<() => void>()
    render(
      <Stepper
        label="Post a Gig"
        steps={[
          { id: 'details', label: 'Details', state: 'done', href: '?step=details' },
          { id: 'schedule', label: 'Schedule', state: 'error', detail: 'Add a date', onSelect },
          { id: 'review', label: 'Review', state: 'current' },
          { id: 'pay', label: 'Pay', state: 'upcoming' },
        ]}
      />,
    )
    expect(screen.getByRole('link', { name: 'Details (Done)' })).toHaveAttribute('href', '?step=details')
    const schedule = screen.getByRole('button', { name: /^Schedule \(Needs attention\) Add a date$/ })
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()

    // On a phone the steps are behind the one line.
    const line = screen.getByRole('button', { name: 'Step 3 of 4: Review' })
    expect(line).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(line)
    expect(line).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(line.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('list'))
    await userEvent.click(schedule)
    expect(onSelect).toHaveBeenCalledOnce()
    expect(line).toHaveAttribute('aria-expanded', 'false')
  })

  it('throws for a single step, which is no sequence', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Stepper label="Post a Gig" steps={plain.slice(0, 1)} />)).toThrow(/one step is no sequence/)
    silent.mockRestore()
  })

  it('throws for two current steps', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const twice: StepperProps['steps'] = [
      { id: 'a', label: 'A', state: 'current' },
      { id: 'b', label: 'B', state: 'current' },
    ]
    expect(() => render(<Stepper label="Post a Gig" steps={twice} />)).toThrow(/more than one step is `current`/)
    silent.mockRestore()
  })
})
