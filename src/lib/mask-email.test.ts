import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['ngozi@ekoevents.example', 'ngo**@ekoevents.example'],
  ['adaeze.obi@eko.ng', 'ada*******@eko.ng'],
  ['abcd@x.ng', 'abc*@x.ng'],
  ['abc@x.ng', 'a**@x.ng'],
  ['ab@x.ng', 'a*@x.ng'],
  ['a@x.ng', 'a*@x.ng'],
  ['"odd@name"@x.ng', '"od*******@x.ng'],
])('masks %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
