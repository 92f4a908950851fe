import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()

it('names two skills on a card, and counts the others', async () => {
  const amaka = aProfileOf(aWorker({ id: 'Amaka', isFavorite: true, skills: ['Portrait', 'Retouching', 'Drone'] }))
  app.open(paths.myWorkers, { world: smallVenue({ profiles: [amaka], favorites: ['Amaka'] }) })
  const card = within(await screen.findByRole('list', { name: 'Saved workers' }))
  expect(card.getByText('Retouching')).toBeInTheDocument()
  expect(card.queryByText('Drone')).toBeNull()
  expect(card.getByText('+1 more')).toHaveAttribute('title', 'Drone')
})

it('names up to eight skills of each worker, and counts the others', async () => {
  const withSkills = (id: string, count: number) =>
    aProfileOf(
      aWorker({
        id,
        firstName: id,
        isFavorite: true,
        skills: Array.from({ length: count }, (_, index) => `Skill ${index + 1} of ${id}`),
      }),
    )
  const profiles = [withSkills('Amaka', 8), withSkills('Bola', 9)]
  app.open(`${paths.myWorkers}?compare=Amaka&compare=Bola`, {
    world: smallVenue({ profiles, favorites: profiles.map(({ id }) => id) }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare workers' }))
  expect(await dialog.findAllByText(/^Skill \d+ of Amaka$/)).toHaveLength(8)
  expect(dialog.getAllByText(/^Skill \d+ of Bola$/)).toHaveLength(8)
  expect(dialog.getAllByText(/more$/).map(({ textContent }) => textContent)).toEqual(['+1 more'])
})
