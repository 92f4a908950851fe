import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AvatarStack } from './index.ts'

const people = ['Ada', 'Bisi', 'Chidi', 'Dupe', 'Emeka', 'Femi'].map((name) => ({ id: name, name }))

it('names every person: pictures one by one, the others in one line', () => {
  render(<AvatarStack label="Applicants" people={people} max={4} />)
  const list = screen.getByRole('list', { name: 'Applicants' })
  expect(
    within(list)
      .getAllByRole('img')
      .map((image) => image.getAttribute('aria-label')),
  ).toEqual(['Ada', 'Bisi', 'Chidi', 'Dupe'])
  const last = within(list).getAllByRole('listitem').at(-1)
  expect(last).toHaveTextContent('+2and 2 more: Emeka, Femi')
})

it('counts people without a name', () => {
  const { rerender } = render(<AvatarStack label="Applicants" people={people.slice(0, 5)} total={39} />)
  expect(screen.getByText('and 34 more')).toBeInTheDocument()
  expect(screen.getByText('+34')).toHaveAttribute('aria-hidden', 'true')
  rerender(<AvatarStack label="Applicants" people={people} total={39} />)
  expect(screen.getByText('and 34 more: Femi and others')).toBeInTheDocument()
})

it('has no remainder when all are shown', () => {
  render(<AvatarStack label="Applicants" people={people} max={6} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

it('warns about a total smaller than the number of people', () => {
  expect(() => render(<AvatarStack label="Applicants" people={people} total={2} />)).toThrow(
    '`total` is 2, but there are 6 people',
  )
})
