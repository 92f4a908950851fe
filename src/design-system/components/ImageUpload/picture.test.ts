import { expect, it } from 'vitest'
import { nameFor } from './picture.ts'

it.each([
  ['logo.jpeg', 'image/png', 'logo.png'],
  ['IMG_001.HEIC', 'image/jpeg', 'IMG_001.jpg'],
  ['no ending', 'image/webp', 'no ending.webp'],
  ['.png', 'image/png', 'picture.png'],
  ['two.dots.png', 'image/jpeg', 'two.dots.jpg'],
])('%s as %s is called %s', (name, type, expected) => {
  expect(nameFor(name, type)).toBe(expected)
})
