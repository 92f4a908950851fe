import { expect, it } from 'vitest'
import { clampPage } from './use-clamped-page.ts'

it.each([
  [1, 0, 1],
  [1, 134, 1],
  [7, 134, 7],
  [9, 134, 7],
  [900, 20, 1],
])('page %i of %i rows is page %i', (page, total, shown) => {
  expect(clampPage(page, total, 20)).toBe(shown)
})
