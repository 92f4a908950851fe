import { expect, it } from 'vitest'
import { descriptionCount } from './description-count.ts'

const label = (text: string) => descriptionCount(text).countLabel?.()

it('counts what is missing from the first to the fiftieth character', () => {
  expect(label('')).toBeUndefined()
  expect(label('A')).toBe('49 more characters')
  expect(label('a'.repeat(19))).toBe('31 more characters')
  expect(label('a'.repeat(49))).toBe('1 more character')
  expect(descriptionCount('a'.repeat(50))).toEqual({})
})

it('does not count spaces around the text, which are not sent', () => {
  expect(label('   ')).toBeUndefined()
  expect(label(`  ${'a'.repeat(48)}  `)).toBe('2 more characters')
  expect(descriptionCount(` ${'a'.repeat(48)} `.padEnd(60)).limit).toBe(62)
})

it('counts what is left near the limit', () => {
  expect(descriptionCount('a'.repeat(1799))).toEqual({})
  expect(descriptionCount('a'.repeat(1800))).toEqual({ limit: 2000 })
  expect(descriptionCount('a'.repeat(2001))).toEqual({ limit: 2000 })
})
