import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { failOnce } from '@/api/mocks/faults.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { gigDraft } from './model/draft-storage.ts'
import { calls, open, press, setUpApp } from './testing/post-gig-app.tsx'
import { aDraft } from './testing/valid-form.ts'

setUpApp()

const draft = gigDraft('emp_1', 'republish-gig_1')
const boxes = async () => within(await screen.findByRole('region', { name: 'Team' })).getAllByRole('checkbox')

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
