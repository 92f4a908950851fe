import { expect, it } from 'vitest'
import { dayProblem, isAllowed, rangeProblem, timeProblem } from './date-problems.ts'

const rules = { min: '2025-11-10', max: '2025-11-20', isUnavailable: (day: string) => day === '2025-11-14' }

it('returns why a day is not allowed, both limits included', () => {
  expect(dayProblem('2025-11-09', rules)).toBe('Choose 10 Nov 2025 or later')
  expect(dayProblem('2025-11-21', rules)).toBe('Choose 20 Nov 2025 or earlier')
  expect(dayProblem('2025-11-14', rules)).toBe('This day is not available')
  expect(['2025-11-10', '2025-11-20'].every((day) => isAllowed(day, rules))).toBe(true)
  expect(dayProblem(null, rules)).toBeUndefined()
})

it('returns the first problem of a range', () => {
  expect(rangeProblem({ start: '2025-11-09', end: '2025-11-01' }, rules)).toBe('Choose 10 Nov 2025 or later')
  expect(rangeProblem({ start: '2025-11-18', end: '2025-11-12' }, rules)).toBe('The last day is before the first')
  expect(rangeProblem({ start: '2025-11-12', end: null }, rules)).toBeUndefined()
})

it('returns the limits for a time outside them', () => {
  expect(timeProblem('05:59', { min: '06:00' })).toBe('Choose 6:00 AM or later')
  expect(timeProblem('23:31', { max: '23:30' })).toBe('Choose 11:30 PM or earlier')
  expect(timeProblem('06:00', { min: '06:00', max: '06:00' })).toBeUndefined()
  expect(timeProblem(null, { min: '06:00' })).toBeUndefined()
})
