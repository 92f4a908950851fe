import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StatusPill, type StatusLooks } from './index.ts'

const looks: StatusLooks<'open' | 'in_progress'> = {
  open: { label: 'Open', tone: 'success' },
  in_progress: { label: 'In progress', tone: 'info' },
}

it('shows a known state with the label of its look, and no other text', () => {
  const { container } = render(<StatusPill state="in_progress" looks={looks} />)
  expect(container).toHaveTextContent(/^In progress$/)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('shows an unknown state as its text, in the neutral tone', () => {
  const { container } = render(
    <>
      <StatusPill state="held_by_bank" looks={looks} />
      <StatusPill label="Held by bank" tone="neutral" />
    </>,
  )
  const [unknown, neutral] = container.querySelectorAll('[data-component="StatusPill"]')
  expect(unknown?.outerHTML).toBe(neutral?.outerHTML)
})

it('does not treat inherited object properties as states', () => {
  render(<StatusPill state="constructor" looks={looks} />)
  expect(screen.getByText('Constructor')).toBeInTheDocument()
})

it('throws without a label', () => {
  expect(() => render(<StatusPill label=" " />)).toThrow('StatusPill: it has no word')
})
