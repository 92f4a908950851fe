import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { mock } from '@/api/mocks/mock.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { invitedTeams } from '@/shared/team-invite-storage.ts'
import { appOverMocks } from '../testing/open-app.tsx'

const app = appOverMocks()
const api = [mock(gigPeople.invite, ({ body }) => ({ data: { invited: body.workerIds, failed: [] } }))]

it("invites the team of a republished Gig also when its payment is first shown on the Gig's page", async () => {
  invitedTeams.at('emp_1', 'gig_1').write(['wrk_1', 'wrk_2'])
  app.open(gigPaths.details('gig_1'), { api })
  expect(await screen.findByText('2 workers invited')).toBeTruthy()
  expect(app.calls('invite-worker')).toMatchObject([{ body: { workerIds: ['wrk_1', 'wrk_2'] } }])
  expect(invitedTeams.at('emp_1', 'gig_1').read()).toBeUndefined()
})

it('invites no worker while the Gig waits for its payment', async () => {
  invitedTeams.at('emp_1', 'gig_4').write(['wrk_1'])
  app.open(gigPaths.details('gig_4'), { api })
  await screen.findByText('This Gig is not paid yet')
  await waitFor(() => expect(app.calls('get-transaction-history').length).toBeGreaterThan(0))
  expect(app.calls('invite-worker')).toEqual([])
  expect(invitedTeams.at('emp_1', 'gig_4').read()).toEqual(['wrk_1'])
})
