import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../Button/index.ts'
import { Actions } from './index.ts'

const actions = (dock: boolean) => (
  <Actions dock={dock} summary="₦45,000.00 for 3 workers">
    <Button variant="ghost">Cancel</Button>
    <Button>Post a Gig</Button>
  </Actions>
)

it('keeps its buttons in reading order, the most important one last', () => {
  render(actions(false))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Post a Gig'])
})

it('says what the main action is about before the buttons, and only where it is docked', () => {
  const { container, rerender } = render(actions(true))
  expect(container).toHaveTextContent(/^₦45,000\.00 for 3 workers\s*Cancel/)
  rerender(actions(false))
  expect(container).not.toHaveTextContent('3 workers')
})
