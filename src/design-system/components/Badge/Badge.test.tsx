import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { Badge, badgeTones } from './index.ts'

it.each(badgeTones)('says its meaning in words in the tone %s', (tone) => {
  const { container } = render(<Badge tone={tone}>Paid</Badge>)
  expect(container).toHaveTextContent(/^Paid$/)
})

it('is text, is not announced by itself, and its icon says nothing', () => {
  render(
    <p>
      Wedding DJ{' '}
      <Badge icon={<CheckIcon />} aria-label="Paid on Friday">
        Paid
      </Badge>
    </p>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Paid')).toBeVisible()
  expect(screen.getByLabelText('Paid on Friday')).toBeInTheDocument()
})
