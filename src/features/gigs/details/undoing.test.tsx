import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail, failOnce, offline } from '@/api/mocks/faults.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { mock, refusedResponse, respond } from '@/api/mocks/mock.ts'
import { anApplicant } from '@/api/mocks/people-factories.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const list = gigPaths.details('gig_1', { tab: 'applicants' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const row = () => {
  const found = screen.getByText('Tunde Bakare').closest<HTMLElement>('[data-row]')
  if (found === null) throw new Error('No row of Tunde Bakare')
  return within(found)
}
const unsure = 'We do not know yet if this was saved.'
const tunde = anApplicant({ id: 'ap_1' })

/** A decline whose answer is lost once it is let go; the server may have done it. */
function lostAnswer() {
  let lose: () => void = () => undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const handler = respond(gigPeople.decline, async () => {
    await lost
    return HttpResponse.error()
  })
  return { handler, lose }
}
const restored = () => mock(gigPeople.restore, () => ({ data: tunde }))

it('undoes a decision whose answer is lost after Undo was pressed', async () => {
  const { handler, lose } = lostAnswer()
  app.open(list, { api: [handler, restored()] })
  await press('Decline Tunde Bakare')
  await press('Undo: Tunde Bakare')
  expect(await row().findByText('Undoing…')).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(0)
  lose()
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(1))
  await waitFor(() => expect(row().queryByText('Undoing…')).toBeNull())
  expect(row().getByRole('button', { name: 'Decline Tunde Bakare' })).toBeTruthy()
  expect(row().queryByText(unsure)).toBeNull()
  expect(app.calls('decline-applicant')).toHaveLength(1)
})

it('takes the toast of a decision away when it is undone, and shows none for one undone on its way', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const declined = mock(gigPeople.decline, async () => {
    if (app.calls('decline-applicant').length > 1) await answered
    return { data: { ...tunde, status: 'declined' } }
  })
  app.open(list, { api: [declined, restored()] })
  await press('Decline Tunde Bakare')
  const toast = await screen.findByText('Applicant declined')
  await press('Undo: Tunde Bakare')
  await waitFor(() => expect(toast.closest('[data-removed="false"]')).toBeNull())
  await press('Decline Tunde Bakare')
  await press('Undo: Tunde Bakare')
  answer()
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(2))
  await screen.findByRole('button', { name: 'Decline Tunde Bakare' })
  expect(
    screen.queryAllByText('Applicant declined').filter((found) => found.closest('[data-removed="false"]')),
  ).toEqual([])
})

it('sends nothing for an undo of a decision that the server then refused', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.open(list, {
    api: [
      respond(gigPeople.decline, async () => {
        await answered
        return refusedResponse(new MockRefusal('INTERNAL', {}))
      }),
    ],
  })
  await press('Decline Tunde Bakare')
  await press('Undo: Tunde Bakare')
  answer()
  await waitFor(() => expect(row().queryByText('Undoing…')).toBeNull())
  expect(row().getByRole('button', { name: 'Decline Tunde Bakare' })).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(0)
})

it('offers Undo and another try after the answer was lost, and undoes by the opposite call', async () => {
  const { handler, lose } = lostAnswer()
  app.open(list, { api: [handler, restored()] })
  lose()
  await press('Decline Tunde Bakare')
  expect(await row().findByText(unsure)).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Pending 2' })).toBeTruthy()
  expect(row().queryByText('Declined')).toBeNull()
  await press('Undo: Tunde Bakare')
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(1))
  expect(await row().findByRole('button', { name: 'Decline Tunde Bakare' })).toBeTruthy()
  expect(row().queryByText(unsure)).toBeNull()
})

it('declines once more on another try, which the server takes as the same', async () => {
  const { handler, lose } = lostAnswer()
  app.open(list, { api: [handler] })
  lose()
  await press('Decline Tunde Bakare')
  await row().findByText(unsure)
  app.use(mock(gigPeople.decline, () => ({ data: { ...tunde, status: 'declined' } })))
  await press('Try again: Tunde Bakare')
  expect(await row().findByText('Declined')).toBeTruthy()
  expect(row().queryByText(unsure)).toBeNull()
})

it('keeps the question open where the undo fails, too', async () => {
  const { handler, lose } = lostAnswer()
  app.open(list, { api: [handler, failOnce(gigPeople.restore, 'INTERNAL'), restored()] })
  lose()
  await press('Decline Tunde Bakare')
  await row().findByText(unsure)
  await press('Undo: Tunde Bakare')
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(1))
  expect(await row().findByText(unsure)).toBeTruthy()
  expect(row().queryByText('Restored')).toBeNull()
  await press('Undo: Tunde Bakare')
  expect(await row().findByRole('button', { name: 'Shortlist Tunde Bakare' })).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(2)
})

it('restores first where another decision follows one whose answer was lost', async () => {
  const { handler, lose } = lostAnswer()
  const sent: string[] = []
  app.open(list, {
    api: [
      handler,
      mock(gigPeople.restore, () => {
        sent.push('restore')
        return { data: tunde }
      }),
      mock(gigPeople.shortlist, () => {
        sent.push('shortlist')
        return { data: { ...tunde, status: 'shortlisted' } }
      }),
    ],
  })
  lose()
  await press('Decline Tunde Bakare')
  await row().findByText(unsure)
  row().getByRole('link').focus()
  await waitFor(async () => {
    // Twice, as a person does who does not see that the first was taken.
    if (sent.length === 0) await userEvent.keyboard('ss')
    expect(sent).toEqual(['restore', 'shortlist'])
  })
  expect(await row().findByText('Shortlisted')).toBeTruthy()
  expect(sent).toEqual(['restore', 'shortlist'])
})

it('says what happened where the server knows better', async () => {
  const { handler, lose } = lostAnswer()
  app.open(list, {
    api: [handler, fail(gigPeople.restore, 'APPLICANT_STATE', { message: 'Tunde Bakare was hired in the meantime.' })],
  })
  lose()
  await press('Decline Tunde Bakare')
  await row().findByText(unsure)
  await press('Undo: Tunde Bakare')
  expect(await row().findByText('Tunde Bakare was hired in the meantime.')).toBeTruthy()
  expect(row().queryByText('Declined')).toBeNull()
})

it('does not call an undo without an answer a failure', async () => {
  app.open(list, { api: [offline(gigPeople.restore)] })
  await press('Decline Tunde Bakare')
  await press('Undo: Tunde Bakare')
  expect(await row().findByText(unsure)).toBeTruthy()
  expect(screen.queryByText(/was not undone/)).toBeNull()
  expect(screen.queryByText('An unexpected error occurred')).toBeNull()
})

it('does not call a reason without an answer a failure, and leaves the decision as it is', async () => {
  app.open(list)
  await press('Decline Tunde Bakare')
  await screen.findByText('Applicant declined')
  app.use(offline(gigPeople.decline))
  await press('Add reason: why Tunde Bakare was declined')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Over budget' }))
  expect(await row().findByText('We do not know yet if the reason was saved.')).toBeTruthy()
  expect(row().getByText('Declined')).toBeTruthy()
  expect(screen.queryByText(/was not saved/)).toBeNull()
  expect(screen.queryByText('An unexpected error occurred')).toBeNull()
})
