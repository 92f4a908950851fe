import { expect, it } from 'vitest'
import { apiBaseUrl } from './env.ts'

it.each([
  [undefined, '/api/v1'],
  ['  ', '/api/v1'],
  ['/v1/', '/v1'],
  ['https://api.marquee.example/v1', 'https://api.marquee.example/v1'],
  ['http://127.0.0.1:4000/api/v1//', 'http://127.0.0.1:4000/api/v1'],
])('reads %s as %s', (value, base) => {
  expect(apiBaseUrl(value)).toBe(base)
})

it.each(['api/v1', '//elsewhere.example', 'ftp://files.example', 'https://', 'nonsense'])(
  'refuses %s by name',
  (value) => {
    expect(() => apiBaseUrl(value)).toThrow('VITE_API_BASE_URL must be')
  },
)
