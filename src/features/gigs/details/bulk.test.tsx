import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { failOnce } from '@/api/mocks/faults.ts'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { logOutLoss } from '@/app/unsaved-work.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const list = gigPaths.details('gig_1', { tab: 'applicants' })
const elsewhere = gigPaths.details('gig_1')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The Gig with so many pending applicants, of whom the first are shortlisted, and without a free place. */
function fullVenue(people: number, shortlisted = 0) {
  const applicants = Array.from({ length: people }, (_, index) =>
    anApplicant({
      id: `ap_b${index}`,
      status: index < shortlisted ? 'shortlisted' : 'pending',
      worker: aWorker({ id: `wrk_b${index}`, firstName: 'Worker', lastName: `Number ${index + 1}` }),
    }),
  )
  const world = smallVenue({ applicants })
  const gigs = world.gigs.map((gig) =>
    gig.id === 'gig_1'
      ? { ...gig, workersHired: gig.workersNeeded ?? 0, hiring: { freePlaces: 0, payKobo: 5_000_000, spareKobo: 0 } }
      : gig,
  )
  return { ...world, gigs }
}

/** Declines that wait until they are let go; the world answers them. */
function heldDeclines() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const handler = http.put('*/decline-applicant', async () => {
    await released
  })
  return { handler, release: () => act(async () => release()) }
}
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('shows how far it is, stops after the calls under way, and goes on from there', async () => {
  const { handler, release } = heldDeclines()
  app.open(list, { world: fullVenue(5), api: [handler] })
  await press('Decline the remaining 5')
  expect(await screen.findByText('0 of 5 declined')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Declining 5 applicants' })).toHaveAttribute('aria-valuemax', '5')
  expect(isAsked()).toBe(true)
  await press('Stop')
  await release()
  expect(await screen.findByText('3 of 5 declined')).toBeTruthy()
  expect(screen.getByText('Stopped: 2 applicants not reached.')).toBeTruthy()
  expect(app.calls('decline-applicant')).toHaveLength(3)
  expect(isAsked()).toBe(false)
  await press('Continue')
  expect(await screen.findByText('5 of 5 declined')).toBeTruthy()
  expect(app.calls('decline-applicant')).toHaveLength(5)
})

it('leaves those alone who were restored in their rows', async () => {
  app.open(list, { world: fullVenue(4) })
  await press('Decline the remaining 4')
  await screen.findByText('4 of 4 declined')
  await press('Undo: Worker Number 1')
  expect(await screen.findByRole('button', { name: 'Decline Worker Number 1' })).toBeTruthy()
  await press('Undo all')
  expect(await screen.findByText('3 of 3 undone')).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(4)
  expect(screen.getByRole('radio', { name: 'Pending 4' })).toBeTruthy()
})

it('names who could not be restored, and tries again', async () => {
  app.open(list, { world: fullVenue(3), api: [failOnce(gigPeople.restore, 'RATE_LIMITED')] })
  await press('Decline the remaining 3')
  await press('Undo all')
  expect(await screen.findByText('2 of 3 undone')).toBeTruthy()
  expect(within(screen.getByRole('alert')).getByText(/^Worker Number \d: Too many attempts/)).toBeTruthy()
  await press('Retry failed')
  expect(await screen.findByText('3 of 3 undone')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Pending 3' })).toBeTruthy()
})

it('goes on elsewhere, says there how it ended, and shows the result again, which can still be undone', async () => {
  const { handler, release } = heldDeclines()
  const { goTo } = app.open(list, { world: fullVenue(4, 1), api: [handler] })
  await press('Decline the remaining 4')
  await press('Decline 4')
  await screen.findByText('0 of 4 declined')
  await goTo(elsewhere)
  await screen.findByRole('heading', { name: 'Brief' })
  await goTo(list)
  expect(await screen.findByText('0 of 4 declined')).toBeTruthy()
  await goTo('/dashboard/settings')
  await release()
  expect(await screen.findByText('Declined 4 applicants')).toBeTruthy()
  await goTo(list)
  expect(await screen.findByText('4 of 4 declined')).toBeTruthy()
  await press('Undo all')
  expect(await screen.findByText('4 of 4 undone')).toBeTruthy()
  expect(await screen.findByRole('radio', { name: 'Shortlisted 1' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Pending 3' })).toBeTruthy()
})

it('says elsewhere that some failed', async () => {
  const { handler, release } = heldDeclines()
  const { goTo } = app.open(list, { world: fullVenue(4), api: [failOnce(gigPeople.decline, 'RATE_LIMITED'), handler] })
  await press('Decline the remaining 4')
  await screen.findByText('0 of 4 declined')
  await goTo('/dashboard/settings')
  await release()
  expect(await screen.findByText('3 of 4 declined')).toBeTruthy()
  expect(screen.getByText(/^Open the applicants of .+ to see who is left\.$/)).toBeTruthy()
})

it('ends with the session: nothing more is sent and nothing is shown', async () => {
  const { handler, release } = heldDeclines()
  const { session, goTo } = app.open(list, { world: fullVenue(5), api: [handler] })
  await press('Decline the remaining 5')
  await screen.findByText('0 of 5 declined')
  const { user, token } = session.store.getState()
  if (user === null || token === null) throw new Error('Nobody is logged in')
  expect(logOutLoss('emp_1')).toBe('Declining 5 applicants has not ended. Logging out stops it.')
  act(() => session.logOut())
  expect(isAsked()).toBe(false)
  expect(logOutLoss('emp_1')).toBeUndefined()
  act(() => session.signedIn({ user, token }))
  await release()
  await goTo(list)
  await screen.findByRole('button', { name: /^Decline the remaining/ })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(app.calls('decline-applicant')).toHaveLength(3)
  expect(screen.queryByText(/of 5 declined/)).toBeNull()
})

it('asks before the remaining ones are declined where some are shortlisted, and says how many', async () => {
  app.open(list, { world: fullVenue(4, 1) })
  await press('Decline the remaining 4')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline the remaining 4?' }))
  expect(dialog.getByText(/^1 of them is shortlisted and could be a backup in Plan B\./)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(app.calls('decline-applicant')).toHaveLength(0)
  await press('Decline the remaining 4')
  await press('Decline 4')
  expect(await screen.findByText('4 of 4 declined')).toBeTruthy()
})

it('asks before more than twenty people are decided about', async () => {
  app.open(list, { world: fullVenue(21) })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const selection = within(screen.getByRole('group', { name: 'Selection' }))
  await userEvent.click(selection.getByRole('button', { name: 'Shortlist' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Shortlist 21 applicants?' }))
  expect(app.calls('shortlist-applicant')).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Shortlist 21' }))
  expect(await screen.findByText('21 of 21 shortlisted')).toBeTruthy()
})

it("declines somebody whom another device has shortlisted, with 'Retry failed'", async () => {
  const world = fullVenue(3)
  const { api } = app.open(list, { world })
  await screen.findByRole('button', { name: 'Decline the remaining 3' })
  await api.call(gigPeople.shortlist, { params: { id: 'gig_1', applicantId: 'ap_b0' }, query: {} })
  await press('Decline the remaining 3')
  await screen.findByText('2 of 3 declined')
  expect((await screen.findAllByText(/was shortlisted in the meantime/)).length).toBeGreaterThan(0)
  await press('Retry failed')
  expect(await screen.findByText('3 of 3 declined')).toBeTruthy()
})

it('overwrites no decision of another device that the outcome does not name', async () => {
  const { api } = app.open(list, { world: fullVenue(3), api: [failOnce(gigPeople.decline, 'RATE_LIMITED')] })
  await screen.findByRole('button', { name: 'Decline the remaining 3' })
  for (const applicantId of ['ap_b0', 'ap_b1']) {
    await api.call(gigPeople.shortlist, { params: { id: 'gig_1', applicantId }, query: {} })
  }
  await press('Decline the remaining 3')
  await screen.findByText('1 of 3 declined')
  await press('Retry failed')
  await screen.findByText('2 of 3 declined')
  const { applicants } = await api.call(gigPeople.listApplicants, { params: { id: 'gig_1' }, query: {} })
  expect(applicants.map(({ status }) => status).toSorted()).toEqual(['declined', 'declined', 'shortlisted'])
})

it("asks with 'Undo all' for none of the failed ones any more", async () => {
  app.open(list, { world: fullVenue(3), api: [failOnce(gigPeople.decline, 'INTERNAL')] })
  await press('Decline the remaining 3')
  await screen.findByText('2 of 3 declined')
  expect(screen.getByText('Not saved. Try again.')).toBeTruthy()
  await press('Undo all')
  await screen.findByText('2 of 2 undone')
  expect(screen.queryByText('Not saved. Try again.')).toBeNull()
})
