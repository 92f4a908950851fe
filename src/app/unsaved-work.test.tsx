import { beforeEach, expect, it } from 'vitest'
import { registerForm } from '@/shared/form/unsaved-changes.ts'
import { logOutLoss } from './unsaved-work.ts'

const loss = () => logOutLoss('emp_1')
const store = (subject: string, title: string, employerId = 'emp_1') =>
  localStorage.setItem(`marquee-gig-draft:${employerId}:${subject}`, JSON.stringify({ form: { title } }))

beforeEach(() => localStorage.clear())

it('is nothing while no draft and no changed form exists', () => {
  localStorage.setItem('marquee-call-sheet:emp_1:gig_1', '{}')
  store('new', 'Of another employer', 'emp_2')
  const remove = registerForm(() => false)
  expect(loss()).toBeUndefined()
  remove()
})

it('names the one draft', () => {
  store('new', ' Wedding photographer ')
  expect(loss()).toBe('Your draft "Wedding photographer" is only on this device. Logging out removes it.')
})

it.each(['{"form":{"title":""}}', '{"form":1}', 'not JSON'])('does not name a draft without a title: %s', (stored) => {
  localStorage.setItem('marquee-gig-draft:emp_1:new', stored)
  expect(loss()).toBe('Your draft is only on this device. Logging out removes it.')
})

it('counts several drafts', () => {
  store('new', 'Wedding photographer')
  store('republish-gig_1', 'Ushers')
  expect(loss()).toBe('2 drafts are only on this device. Logging out removes them.')
})

it('speaks of the last changes where the server has the draft', () => {
  store('gig-gig_1', 'Ushers')
  expect(loss()).toBe('The last changes to "Ushers" are only on this device. Logging out removes them.')
  store('gig-gig_2', 'DJ')
  expect(loss()).toBe('The last changes to 2 saved drafts are only on this device. Logging out removes them.')
})

it('says that the open form has changes, until it is closed', () => {
  const remove = registerForm(() => true)
  expect(loss()).toBe('The changes on this page are not saved and will be lost.')
  store('new', 'Ushers')
  expect(loss()).toMatch(/^Your draft "Ushers" .* The changes on this page/)
  remove()
  expect(loss()).not.toMatch(/changes/)
})
