import { expect, it } from 'vitest'
import { profileTitle } from './profile-type.ts'

it.each([
  ['applicant', 'Applicant profile'],
  ['worker', 'Worker profile'],
  ['manager', 'Page not found'],
  [undefined, 'Page not found'],
])('the page of profile type %s has the title %s', (type, title) => {
  expect(profileTitle(type)).toBe(title)
})
