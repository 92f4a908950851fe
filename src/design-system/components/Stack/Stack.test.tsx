import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gap } from '../../styles/gap.css.ts'
import { Columns } from '../Columns/index.ts'
import { Container } from '../Container/index.ts'
import { Inline } from '../Inline/index.ts'
import { Spread } from '../Spread/index.ts'
import { Tiles } from '../Tiles/index.ts'
import { Stack } from './index.ts'

it('renders as the given element and passes on its name', () => {
  render(
    <Stack as="ul" aria-label="Gigs">
      <li>One</li>
    </Stack>,
  )
  expect(screen.getByRole('list', { name: 'Gigs' })).toBeInTheDocument()
})

it.each([Columns, Container, Inline, Spread, Stack, Tiles])('says that it is a list where it is one', (Layout) => {
  // All have the same prop; only Tiles needs more.
  const List = Layout as typeof Tiles
  const { container, rerender } = render(
    <List as="ul" columns={2}>
      {[]}
    </List>,
  )
  expect(container.firstElementChild).toHaveAttribute('role', 'list')
  rerender(<List columns={2}>{[]}</List>)
  expect(container.firstElementChild).not.toHaveAttribute('role')
})

it('takes one space, or one per viewport, and leaves out the steps that are not given', () => {
  render(
    <>
      <Stack data-testid="even">x</Stack>
      <Stack data-testid="responsive" space={{ mobile: 2, desktop: 8 }}>
        x
      </Stack>
    </>,
  )
  expect(screen.getByTestId('even')).toHaveClass(gap.mobile[4])
  expect(screen.getByTestId('responsive')).toHaveClass(gap.mobile[2], gap.desktop[8])
  expect(screen.getByTestId('responsive')).not.toHaveClass(gap.mobile[4])
})
