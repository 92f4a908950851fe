import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ProfileSkills } from './profile-skills.tsx'

const skills = Array.from({ length: 40 }, (_, index) => `Skill ${index + 1}`)
const shown = () => screen.getAllByText(/^Skill \d+$/).map(({ textContent }) => textContent)

it('shows the rest of the skills and fewer again, and keeps the focus on the button, which says what it does next', async () => {
  render(<ProfileSkills skills={skills} matched={['Skill 40']} />)
  const first = ['Skill 40', ...skills.slice(0, 11)]
  expect(shown()).toEqual(first)

  await userEvent.tab()
  expect(screen.getByRole('button', { name: '+28 more' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['Skill 40', ...skills.slice(0, 39)])
  expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(first)
  expect(screen.getByRole('button', { name: '+28 more' })).toHaveFocus()
})

it('offers nothing more where all skills are shown', () => {
  render(<ProfileSkills skills={skills.slice(0, 12)} />)
  expect(shown()).toHaveLength(12)
  expect(screen.queryByRole('button')).toBeNull()
})
