import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProfileOf } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/features/gigs/testing/open-app.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'

const app = appOverMocks()

it("says what an applicant did before this Gig, also when the worker's profile counts this Gig", async () => {
  const venue = smallVenue()
  const record = { changesRequested: 0, paidKobo: 0, lastHiredAt: null }
  const applicants = venue.applicants.map((applicant) => ({
    ...applicant,
    worker: { ...applicant.worker, history: { ...record, gigsWithYou: 1, recorded: 1, onTime: 1 } },
  }))
  const profiles = applicants.map(({ worker }) =>
    aProfileOf({ ...worker, history: { ...record, gigsWithYou: 2, recorded: 2, onTime: 1 } }, { bio: 'Read.' }),
  )
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_1'), { world: { ...venue, applicants, profiles } })
  expect(await screen.findByText('Read.')).toBeTruthy()
  expect(screen.getByText('With you before: 1 Gig, 1 on time')).toBeTruthy()
})
