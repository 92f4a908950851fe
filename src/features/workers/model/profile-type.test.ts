import { expect, it } from 'vitest'
import { profileTitle } from './profile-type.ts'

it.each([
  ['applicant', 'Applicant profile'],
  ['worker', 'Worker profile'],
  ['manager', 'Page not found'],
  [undefined, 'Page not found'],
])('a page of profile type %s is called %s', (type, title) => {
  expect(profileTitle(type)).toBe(title)
})
