import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { anApplicant } from '@/api/mocks/people-factories.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'

const app = appOverMocks()
const profile = (id: string) => gigPaths.profile('gig_1', 'applicant', id)
const noteField = () => screen.findByLabelText(/^Private note/)
const sentNotes = () => app.calls('update-applicant-note').map(({ body }) => body['privateNote'])

async function goTo(link: 'Next' | 'Previous', name: string) {
  await userEvent.click(screen.getByRole('link', { name: link }))
  await screen.findByRole('heading', { level: 1, name })
}

it('names the person whose note was not saved after they were left, and keeps its text over a reload', async () => {
  app.open(profile('ap_1'), { api: [fail(gigPeople.updateNote, 'INTERNAL')] })
  await userEvent.type(await noteField(), 'Two cameras')
  await goTo('Next', 'Zainab Abdullahi')
  expect(await screen.findByText('The private note about Tunde Bakare was not saved.')).toBeTruthy()
  expect(sentNotes()).toEqual(['Two cameras'])
  const stored = Object.entries(localStorage)
  expect(stored.find(([, text]) => String(text).includes('Two cameras'))?.[0]).toContain('emp_')
  await goTo('Previous', 'Tunde Bakare')
  expect(await noteField()).toHaveProperty('value', 'Two cameras')
  expect(screen.getByText('Not saved.')).toBeTruthy()
})

it('keeps a note that is too long on this device, and saves what was typed before it was too long', async () => {
  app.open(profile('ap_1'))
  const field = await noteField()
  fireEvent.change(field, { target: { value: 'a'.repeat(500) } })
  fireEvent.change(field, { target: { value: 'a'.repeat(501) } })
  await goTo('Next', 'Zainab Abdullahi')
  await waitFor(() => expect(sentNotes()).toEqual(['a'.repeat(500)]))
  expect(await screen.findByText('The private note about Tunde Bakare was not saved.')).toBeTruthy()
  await goTo('Previous', 'Tunde Bakare')
  expect(await noteField()).toHaveProperty('value', 'a'.repeat(501))
  expect(screen.getByText('Private note must be at most 500 characters')).toBeTruthy()
})

it('sends a note only after the answer to the one before it', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.open(profile('ap_1'), {
    api: [
      mock(gigPeople.updateNote, async ({ body }) => {
        if (body.privateNote === 'First') await answered
        return { data: anApplicant({ id: 'ap_1', privateNote: body.privateNote }) }
      }),
    ],
  })
  const field = await noteField()
  fireEvent.change(field, { target: { value: 'First' } })
  fireEvent.blur(field)
  await waitFor(() => expect(sentNotes()).toEqual(['First']))
  fireEvent.change(field, { target: { value: 'Second' } })
  fireEvent.blur(field)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(sentNotes()).toEqual(['First'])
  answer()
  await waitFor(() => expect(sentNotes()).toEqual(['First', 'Second']))
  await screen.findByText('Saved')
  expect(Object.values(localStorage).join()).not.toContain('Second')
})

it('asks before the tab is closed while a note is not saved', async () => {
  app.open(profile('ap_1'))
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const field = await noteField()
  expect(isAsked()).toBe(false)
  fireEvent.change(field, { target: { value: 'Two cameras' } })
  expect(isAsked()).toBe(true)
  await screen.findByText('Saved')
  await waitFor(() => expect(isAsked()).toBe(false))
})
