import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Bleed } from './index.ts'

it('adds nothing to what is read: neither a role nor a name', () => {
  render(
    <section aria-label="Plan">
      <Bleed horizontal={4} vertical={2}>
        <img src="plan.png" alt="The plan of the hall" />
      </Bleed>
    </section>,
  )
  const region = screen.getByRole('region', { name: 'Plan' })
  expect(region).toContainElement(screen.getByRole('img', { name: 'The plan of the hall' }))
  expect(screen.queryByRole('group')).toBeNull()
})
