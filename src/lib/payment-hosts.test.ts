import { expect, it } from 'vitest'
import { paymentHosts } from './payment-hosts.ts'

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
