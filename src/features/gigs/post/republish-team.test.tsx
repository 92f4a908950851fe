import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { gigDraft } from './model/draft-storage.ts'
import { calls, open, press, setUpApp } from './testing/post-gig-app.tsx'
import { aDraft } from './testing/valid-form.ts'

setUpApp()

const draft = gigDraft('emp_1', 'republish-gig_1')
const boxes = async () => within(await screen.findByRole('region', { name: 'Team' })).getAllByRole('checkbox')

it('leads back to the Gig that is republished', async () => {
  open(gigPaths.republish('gig_1'))
  await screen.findByRole('button', { name: 'Save draft' })
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  const links = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const title = aGig().title
  expect(links).toContainEqual([title, gigPaths.details('gig_1')])
  expect(links).toContainEqual(['Gigs Management', paths.gigs])
  expect(trail.getByText('Republish Gig')).toHaveAttribute('aria-current', 'page')
})

it('sends the team that the draft has kept', async () => {
  draft.write(aDraft({ team: ['wrk_9'] }))
  open(gigPaths.republish('gig_1'), { api: [failOnce(gigs.create, 'INTERNAL')] })
  await press('Continue')
  // Who was ticked and is not of the team any more cannot be asked.
  expect((await boxes()).map((box) => (box as HTMLInputElement).checked)).toEqual([false, false])
  const [first] = await boxes()
  await userEvent.click(first as HTMLElement)
  const [chosen] = draft.read()?.team ?? []
  expect(chosen).toMatch(/^wrk_/)
  await press('Save draft')
  await screen.findByText(/We could not reach the server/)
  expect(draft.read()?.team).toEqual([chosen])
  await press('Save draft')
  await screen.findByText('Saved')
  expect(calls('create-gig').map(({ body }) => body['teamWorkerIds'])).toEqual([[chosen], [chosen]])
  expect(calls('invite-worker')).toEqual([])
})

it('sends a team that is changed once the draft is saved', async () => {
  open(gigPaths.republish('gig_1'))
  await press('Save draft')
  await screen.findByText('Saved')
  for (const box of await boxes()) await userEvent.click(box)
  await press('Save draft')
  await screen.findByText('Saved')
  expect(calls('create-gig')[0]?.body['teamWorkerIds']).toHaveLength(2)
  expect(calls('update-gig').map(({ body }) => body['teamWorkerIds'])).toEqual([[]])
})

/** A republished Gig that another device has saved as a draft, with one of the two workers ticked. */
function savedElsewhere() {
  const world = smallVenue()
  const before = world.gigs.find(({ id }) => id === 'gig_1')
  if (before === undefined) throw new Error('There is no Gig to republish.')
  const person = world.workerGigs.find(({ gigId }) => gigId === 'gig_1')
  if (person === undefined) throw new Error('Nobody was hired.')
  const { firstName = '', lastName = '' } = person.worker
  const team = [{ workerId: person.workerId, firstName, lastName, status: 'chosen' }]
  const { payment } = aGig({ status: 'draft' })
  const again = { ...before, id: 'gig_again', status: 'draft', payment, republishedFromGigId: 'gig_1', team }
  return { world: { ...world, gigs: [...world.gigs, again] }, chosen: person.workerId }
}

it('shows the team of a draft that was saved on another device, and sends what is changed', async () => {
  const { world, chosen } = savedElsewhere()
  open(gigPaths.form('gig_again', 'pay'), { world })
  const ticked = async () => (await boxes()).map((box) => (box as HTMLInputElement).checked)
  expect((await ticked()).toSorted()).toEqual([false, true])
  expect(screen.getByRole('radiogroup', { name: /Who sees this Gig/ })).toBeTruthy()
  const other = (await boxes()).find((box) => !(box as HTMLInputElement).checked)
  await userEvent.click(other as HTMLElement)
  await press('Save draft')
  await screen.findByText('Saved')
  const [sent] = calls('update-gig').map(({ body }) => body['teamWorkerIds'])
  expect(sent).toHaveLength(2)
  expect(sent).toContain(chosen)
})

it('shows who was chosen where the earlier team cannot be read', async () => {
  const { world } = savedElsewhere()
  open(gigPaths.form('gig_again', 'pay'), { world, api: [fail(gigPeople.listWorkerGigs, 'INTERNAL')] })
  expect((await boxes()).map((box) => (box as HTMLInputElement).checked)).toEqual([true])
})
