import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { DisplayHeading } from './index.ts'

it.each([1, 2, 3] as const)('is a heading of level %i, whatever it looks like', (level) => {
  const { rerender } = render(<DisplayHeading level={level}>No Gigs yet</DisplayHeading>)
  expect(screen.getByRole('heading', { level, name: 'No Gigs yet' })).toBeInTheDocument()
  rerender(
    <DisplayHeading level={level} look="headline">
      No Gigs yet
    </DisplayHeading>,
  )
  expect(screen.getByRole('heading', { level, name: 'No Gigs yet' })).toBeInTheDocument()
})

it('can name a region, and takes the focus after a navigation', () => {
  const heading = createRef<HTMLHeadingElement>()
  render(
    <section aria-labelledby="title">
      <DisplayHeading level={1} id="title" tabIndex={-1} ref={heading}>
        Settings
      </DisplayHeading>
    </section>,
  )
  expect(screen.getByRole('region', { name: 'Settings' })).toBeInTheDocument()
  heading.current?.focus()
  expect(screen.getByRole('heading')).toHaveFocus()
})
