import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StatusPill, type StatusLooks } from './index.ts'

const looks: StatusLooks<'open' | 'in_progress'> = {
  open: { label: 'Open', tone: 'success' },
  in_progress: { label: 'In progress', tone: 'info' },
}

it('says a known state in the words of its look, and nothing besides', () => {
  const { container } = render(<StatusPill state="in_progress" looks={looks} />)
  expect(container).toHaveTextContent(/^In progress$/)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('shows a state it does not know as its text, with the look of a neutral one', () => {
  const { container } = render(
    <>
      <StatusPill state="held_by_bank" looks={looks} />
      <StatusPill label="Held by bank" tone="neutral" />
    </>,
  )
  const [unknown, neutral] = container.querySelectorAll('[data-component="StatusPill"]')
  expect(unknown?.outerHTML).toBe(neutral?.outerHTML)
})

it('does not take what every object has for a state', () => {
  render(<StatusPill state="constructor" looks={looks} />)
  expect(screen.getByText('Constructor')).toBeInTheDocument()
})

it('refuses to be without a word', () => {
  expect(() => render(<StatusPill label=" " />)).toThrow('StatusPill: it has no word')
})
