import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail } from '@/api/mocks/faults.ts'
import { mock, respond } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { anApplicant } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { noteChanged, overwritesNote } from '@/rules/private-note.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

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

it('saves a note by itself once the connection is back', async () => {
  app.open(profile('ap_1'), { api: [respond(gigPeople.updateNote, () => HttpResponse.error(), { once: true })] })
  await userEvent.type(await noteField(), 'Two cameras')
  await screen.findByText('Not saved.')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  connection.mockRestore()
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sentNotes()).toEqual(['Two cameras', 'Two cameras'])
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

/** The answers of a server whose note another device has changed to 'Booked last year'. */
function changedElsewhere() {
  let stored = 'Booked last year'
  return [
    mock(gigPeople.updateNote, ({ body }) => {
      if (body.replaces !== stored) throw new MockRefusal('CONFLICT', { message: noteChanged })
      stored = body.privateNote
      return { data: anApplicant({ id: 'ap_1', privateNote: stored }) }
    }),
    mock(gigPeople.listApplicants, () => {
      const applicants = smallVenue().applicants.filter(({ gigId }) => gigId === 'gig_1')
      const isRead = app.calls('update-applicant-note').length > 0
      const rows = applicants.map((row) => (row.id === 'ap_1' && isRead ? { ...row, privateNote: stored } : row))
      return { data: { applicants: rows, totalApplicant: rows.length } }
    }),
  ]
}

it('keeps both texts when the note was changed elsewhere, and saves the own one when it is chosen', async () => {
  app.open(profile('ap_1'), { api: changedElsewhere() })
  await userEvent.type(await noteField(), 'Two cameras')
  expect(await screen.findByText('Not saved: this note was changed in another tab or on another device.')).toBeTruthy()
  expect(await screen.findByText('Booked last year')).toBeTruthy()
  expect(await noteField()).toHaveProperty('value', 'Two cameras')
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sentNotes()).toEqual(['Two cameras', 'Two cameras'])
})

it('takes the other text when that is chosen', async () => {
  app.open(profile('ap_1'), { api: changedElsewhere() })
  await userEvent.type(await noteField(), 'Two cameras')
  await userEvent.click(await screen.findByRole('button', { name: 'Use the other' }))
  expect(await noteField()).toHaveProperty('value', 'Booked last year')
  expect(Object.values(localStorage).join()).not.toContain('Two cameras')
  expect(sentNotes()).toEqual(['Two cameras'])
})

const blockStorage = () =>
  void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError')
  })

it.each([
  ['', () => undefined],
  [', also where storage is blocked', blockStorage],
])('is not taken for the note of another device when its answer was lost and more was typed%s', async (_, prepare) => {
  const stored = { note: '', answersLost: 1 }
  app.open(profile('ap_1'), {
    api: [
      http.put('*/update-applicant-note', async ({ request }) => {
        const body = (await request.clone().json()) as { privateNote: string; replaces?: string }
        if (overwritesNote(stored.note, body)) {
          return HttpResponse.json({ message: noteChanged, code: 'CONFLICT', error: noteChanged }, { status: 409 })
        }
        stored.note = body.privateNote
        stored.answersLost -= 1
        if (stored.answersLost >= 0) return HttpResponse.error()
        return HttpResponse.json({ data: anApplicant({ id: 'ap_1', privateNote: stored.note }) })
      }),
    ],
  })
  prepare()
  const field = await noteField()
  fireEvent.change(field, { target: { value: 'Two' } })
  fireEvent.blur(field)
  expect(await screen.findByText('Not saved.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'Two cameras' } })
  fireEvent.blur(field)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(stored.note).toBe('Two cameras')
  vi.restoreAllMocks()
})

it('leaves the text of another tab, and what that one was written over', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.open(profile('ap_1'), {
    api: [
      mock(gigPeople.updateNote, async ({ body }) => {
        await answered
        return { data: anApplicant({ id: 'ap_1', privateNote: body.privateNote }) }
      }),
    ],
  })
  const field = await noteField()
  fireEvent.change(field, { target: { value: 'Of this tab' } })
  fireEvent.blur(field)
  await waitFor(() => expect(sentNotes()).toEqual(['Of this tab']))
  for (const [key, value] of Object.entries(localStorage)) {
    localStorage.setItem(key, String(value).replace('Of this tab', 'Of another tab'))
  }
  answer()
  await screen.findByText('Saved')
  const kept = Object.values(localStorage).join()
  expect(kept).toContain('Of another tab')
  expect(kept).not.toContain('Of this tab')
})
