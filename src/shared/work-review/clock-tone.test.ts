import { expect, it } from 'vitest'
import { clockTone } from './clock-tone.ts'

it.each([
  ['2025-11-16T08:00:00Z', 'neutral'],
  ['2025-11-15T07:59:00Z', 'warning'],
  ['2025-11-14T11:59:00Z', 'danger'],
  ['2025-11-14T07:00:00Z', 'danger'],
])('a deadline at %s is %s', (dueAt, tone) => {
  expect(clockTone(dueAt, new Date('2025-11-14T08:00:00Z'))).toBe(tone)
})
