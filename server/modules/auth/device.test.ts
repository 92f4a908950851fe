import { expect, it } from 'vitest'
import { deviceOf, shortUserAgent } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 14; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36 OPR/80.1`, 'Opera on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; K) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8.5.0', null],
  [null, null],
])('names the browser and the system of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

it('stores a header in one line of at most 300 characters, and an empty one as none', () => {
  expect(shortUserAgent(`A\r\nB${'x'.repeat(500)}`)).toBe(`A B${'x'.repeat(297)}`)
  expect([shortUserAgent(undefined), shortUserAgent('  ')]).toEqual([null, null])
})
