import { expect, it } from 'vitest'
import { apiBaseUrl, paymentHosts } from './env.ts'

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

it.each([
  [undefined, ['checkout.paystack.com']],
  [' ', ['checkout.paystack.com']],
  ['Checkout.Paystack.com, pay.bank.example', ['checkout.paystack.com', 'pay.bank.example']],
])('reads %s as the hosts %j', (value, hosts) => {
  expect(paymentHosts(value)).toEqual(hosts)
})

it.each(['https://checkout.paystack.com', '*.paystack.com', 'a.example,', 'localhost', 'pay.example/x'])(
  'refuses the hosts %s by name',
  (value) => {
    expect(() => paymentHosts(value)).toThrow('VITE_PAYMENT_HOSTS must be')
  },
)
