import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { sessionsReason } from '@/rules/gig-editing.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const focused = () => document.activeElement as HTMLElement
const edit = gigPaths.view('gig_1', 'edit')

async function saveTitle(title: string) {
  const input = await screen.findByLabelText('Gig title')
  await userEvent.clear(input)
  await userEvent.type(input, title)
  await userEvent.click(screen.getByText('Save changes', { selector: 'button *' }))
  await waitFor(() => expect(screen.queryByLabelText('Gig title')).toBeNull())
}

it('starts from the Gig as it was saved last, not from the cached one', async () => {
  const { goTo } = app.open(edit)
  await saveTitle('Wedding photographer, two days')
  await goTo(edit)
  await screen.findByLabelText('Gig title')
  expect(screen.getByLabelText('Gig title')).toHaveProperty('value', 'Wedding photographer, two days')
})

it('shows no form for a Gig that could not be read again', async () => {
  const { goTo } = app.open(edit)
  await saveTitle('Wedding photographer, two days')
  app.use(fail(gigs.getToEdit, 'NOT_FOUND', { message: 'Not now.' }))
  await goTo(edit)
  await screen.findByText('Failed to load the Gig')
  expect(screen.queryByLabelText('Gig title')).toBeNull()
})

it('says above the button, and in the viewport, why saving failed', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  app.open(edit, { api: [fail(gigs.update, 'GIG_STATE', { message: 'This Gig has ended.' })] })
  const input = await screen.findByLabelText('Gig title')
  await userEvent.clear(input)
  await userEvent.type(input, 'Another title for it')
  await userEvent.click(screen.getByText('Save changes', { selector: 'button *' }))
  const alert = (await screen.findByText('Your changes were not saved')).closest('[role=alert]') as HTMLElement
  expect(scroll.mock.contexts.some((element) => (element as Element).contains(alert))).toBe(true)
  const isBefore = (element: Element, reference: Element) =>
    (element.compareDocumentPosition(reference) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(isBefore(screen.getByLabelText(/^Dress code/), alert)).toBe(true)
  expect(isBefore(alert, screen.getByText('Save changes', { selector: 'button *' }))).toBe(true)
})

it('sends nothing when nothing was changed', async () => {
  app.open(edit)
  await screen.findByLabelText('Gig title')
  await userEvent.click(screen.getByText('Save changes', { selector: 'button *' }))
  await waitFor(() => expect(screen.queryByLabelText('Gig title')).toBeNull())
  expect(app.calls('update-gig')).toEqual([])
})

it('shows at its field what the server refused after workers were to be told, and asks again', async () => {
  const refusal = failOnce(gigs.update, 'VALIDATION_FAILED', { errors: { 'location.landmark': 'Which gate?' } })
  app.open(edit, { api: [refusal] })
  const save = () => userEvent.click(screen.getByText('Save changes', { selector: 'button *' }))
  const saveAndTell = async () =>
    userEvent.click(await screen.findByText('Save and tell', { selector: '[role=dialog] button *' }))
  await userEvent.type(await screen.findByLabelText(/^Landmark/), ', blue gate')
  await save()
  await saveAndTell()
  await screen.findByText('Which gate?', { selector: 'a' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText(/^Landmark/)).toHaveFocus()
  await save()
  await saveAndTell()
  await waitFor(() => expect(screen.queryByLabelText('Gig title')).toBeNull())
  expect(app.calls('update-gig').map(({ body }) => body['tellWorkers'])).toEqual([true, true])
})

it('leads to the sessions of a paid Gig that are longer than before', async () => {
  app.open(edit)
  const sessions = within(await screen.findByRole('region', { name: 'Session 1' }))
  await userEvent.click(await sessions.findByRole('spinbutton', { name: /^hour, Ends/ }))
  await userEvent.keyboard('0700PM')
  await userEvent.click(screen.getByText('Save changes', { selector: 'button *' }))
  expect(await screen.findByText(sessionsReason, { selector: 'a' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Session 1' })).toContainElement(focused()))
  expect(app.calls('update-gig')).toEqual([])
})
