import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { anApplicant, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const caughtUp = 'You are all caught up'
const card = async () => within(await screen.findByRole('region', { name: 'Needs your attention' }))

it('lists tasks and applicants, each leading to where it is answered', async () => {
  app.open(paths.dashboard)
  const list = await card()
  expect(
    within(await list.findByRole('list'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Amaka Obi submitted a task for Product launch', `${gigPaths.profile('gig_2', 'worker', 'wg_3')}?queue=tasks`],
    ['2 new applicants for Wedding photographer', gigPaths.details('gig_1', { tab: 'applicants' })],
    ['Corporate dinner hostesses is not paid yet', gigPaths.view('gig_4', 'pay')],
  ])
  expect(screen.queryByText(caughtUp)).toBeNull()
})

it('says when the newest applied, without the present year, which would not fit on a phone', async () => {
  app.open(paths.dashboard)
  const list = await card()
  const applied = await list.findByText(/^applied/)
  expect(applied).toHaveTextContent(/ applied \w{3} \d{1,2} \w{3}, \d/)
})

it('shows the empty state only once both were read', async () => {
  const world = smallVenue({ applicants: [], workerGigs: [], gigs: [] })
  let isDown = true
  const untilUp = mock(gigPeople.listPendingApplicants, () => {
    if (isDown) throw new MockRefusal('NOT_FOUND')
    return { data: { applicants: [], totalApplicant: 0 } }
  })
  app.open(paths.dashboard, { world, api: [untilUp] })
  const list = await card()
  expect(await list.findByText('Failed to load what needs your attention')).toBeVisible()
  expect(screen.queryByText(caughtUp)).toBeNull()
  isDown = false
  await userEvent.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByText(caughtUp)).toBeVisible()
  expect(list.getByRole('link', { name: 'Post a Gig' })).toHaveAttribute('href', paths.postGig)
})

it('shows no count while a read is pending', async () => {
  app.open(paths.dashboard, {
    world: smallVenue({ applicants: [], workerGigs: [], gigs: [] }),
    api: [hold(gigPeople.listPendingWorkerGigs)],
  })
  expect(await (await card()).findByText('Loading what needs your attention')).toBeInTheDocument()
  expect(screen.queryByText(caughtUp)).toBeNull()
})

it('is shown beside a setup that cannot be read', async () => {
  app.open(paths.dashboard, { api: [fail(dashboard.getOnboardingStatus, 'NOT_FOUND')] })
  expect(await (await card()).findByText(/^Amaka Obi/)).toBeVisible()
})

it('is requested while the setup is still being read', async () => {
  app.open(paths.dashboard, { api: [hold(dashboard.getOnboardingStatus)] })
  await waitFor(() =>
    expect(
      [app.calls('fetch-all-pending-worker-gig'), app.calls('fetch-all-pending-applicants')].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1]),
  )
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull()
})

it('shows five, and the others on request', async () => {
  const applicants = Array.from({ length: 7 }, (_, index) => anApplicant({ id: `ap_${index}`, gigId: `gig_${index}` }))
  const gigs = smallVenue()
    .gigs.slice(0, 1)
    .flatMap((gig) => applicants.map(({ gigId }) => ({ ...gig, id: gigId, status: 'open' })))
  app.open(paths.dashboard, { world: smallVenue({ applicants, gigs, workerGigs: [aWorkerGig()] }) })
  const list = await card()
  expect(await list.findAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(list.getByRole('button', { name: 'Show all 7' }))
  expect(list.getAllByRole('listitem')).toHaveLength(7)
})

it('counts the applicants of Gigs beyond those of one read also where nothing else needs attention', async () => {
  const beyondOneRead = [
    mock(gigs.list, () => ({ data: { gigs: [], totalGig: 101 } })),
    mock(gigPeople.listPendingApplicants, () => ({ data: { applicants: [], totalApplicant: 40 } })),
  ]
  app.open(paths.dashboard, { world: smallVenue({ workerGigs: [] }), api: beyondOneRead })
  const others = await (await card()).findByRole('link', { name: /^And 40 more new applicants/ })
  expect(others).toHaveAttribute('href', `${paths.gigs}?sort=applicants`)
  expect(screen.queryByText(caughtUp)).toBeNull()
})

it('greets a new employer once, also when the checklist is hidden', async () => {
  app.open(paths.dashboard, {
    world: smallVenue({
      onboarding: {
        isNewUser: true,
        steps: { companyProfile: true, wallet: false, subscription: false, firstGig: false },
      },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(await screen.findByRole('button', { name: 'Finish setup' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome, Ngozi$/)
})

it('shows work to review also while the wallet cannot be read', async () => {
  app.open(paths.dashboard, { api: [fail(dashboard.getWallet, 'NOT_FOUND')] })
  expect(await (await card()).findByText(/^Amaka Obi/)).toBeVisible()
})

it('says nothing of being caught up while the wallet is unknown', async () => {
  const world = smallVenue({ applicants: [], workerGigs: [], gigs: [] })
  app.open(paths.dashboard, { world, api: [fail(dashboard.getWallet, 'NOT_FOUND')] })
  expect(await (await card()).findByText('Failed to load what needs your attention')).toBeVisible()
  expect(screen.queryByText(caughtUp)).toBeNull()
})

it('keeps the undo of the last answer when nothing else needs attention', async () => {
  const world = smallVenue({ workerGigs: [] })
  const gig = world.gigs.find(({ id }) => id === 'gig_1')
  const only = anApplicant({ id: 'ap_1' })
  app.open(paths.dashboard, {
    world: {
      ...world,
      gigs: gig ? [{ ...gig, applicantCounts: { ...gig.applicantCounts, pending: 1 } }] : [],
      applicants: [only],
    },
  })
  const list = await card()
  await userEvent.click(await list.findByRole('button', { name: /^Shortlist / }))
  await waitFor(() => expect(list.queryByRole('link', { name: /new applicant/ })).toBeNull())
  expect(list.getByRole('button', { name: /^Undo: / })).toBeTruthy()
})
