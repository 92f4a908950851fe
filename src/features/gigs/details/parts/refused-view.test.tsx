import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { RefusedView } from './refused-view.tsx'

const open = aGig({ cancellation: { ...aGig().cancellation, allowed: true } })
const refused = {
  ...open.cancellation,
  allowed: false,
  reason: 'A Gig cannot be cancelled once its first session has begun.',
}

it('says why the dialog has closed when the first session begins while it is open', () => {
  const { rerender } = render(<RefusedView gig={open} view="cancel" cancelNote="" />)
  expect(screen.queryByText(refused.reason)).toBeNull()
  rerender(<RefusedView gig={{ ...open, status: 'in_progress', cancellation: refused }} view="cancel" cancelNote="" />)
  expect(screen.getByText(refused.reason)).toBeVisible()
})

it('says nothing to the employer who has cancelled the Gig in the dialog', () => {
  const { container, rerender } = render(<RefusedView gig={open} view="cancel" cancelNote="" />)
  rerender(<RefusedView gig={{ ...open, status: 'cancelled', cancellation: refused }} view="cancel" cancelNote="" />)
  expect(container).toBeEmptyDOMElement()
})
