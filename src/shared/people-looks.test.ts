import { expect, it } from 'vitest'
import { personName } from './people-looks.ts'

it.each([
  ['Tunde', 'Bakare', 'Tunde Bakare'],
  [' Ụchẹ ', '', 'Ụchẹ'],
  ['', 'محمد', 'محمد'],
  ['🎷', '李小龙', '🎷 李小龙'],
  // A joiner inside an emoji is a part of it.
  ['👩‍🎤', '\u200B', '👩‍🎤'],
])('is what can be seen of %j and %j', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

it.each([
  ['nothing', '', ''],
  ['spaces', '  ', '\u00A0\u3000'],
  ['characters without a width', '\u200B\u200D\uFEFF', '\u2060'],
  ['marks of direction', '\u200F\u202E', '\u2066'],
  ['fillers', '\u3164', '\u2800\u00AD'],
])('is a word for somebody whose name is %s', (_what, firstName, lastName) => {
  expect(personName({ firstName, lastName })).toBe('Worker')
})
