import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [4_404_019, '4.2 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [700 * 1024 * 1024, '700 MB'],
  [1024 * 1024 - 1, '1 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('%i is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
