import { expect, it } from 'vitest'
import { readPaymentUrl } from './payment-link.ts'

const allowed = { origin: 'http://localhost:3000', hosts: ['checkout.paystack.com', 'pay.bank.example'] }

it.each([
  'https://checkout.paystack.com/abc123',
  'https://pay.bank.example/x?y=1#z',
  'HTTPS://CHECKOUT.PAYSTACK.COM/abc',
  'https://checkout.paystack.com:443/abc',
  'http://localhost:3000/sandbox/pay/MQ-S-1',
])('follows %s', (link) => {
  expect(readPaymentUrl(link, allowed)).toBe(new URL(link).href)
})

it.each([
  ['', 'nothing'],
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['checkout.paystack.com/abc', 'no scheme'],
  ['http://checkout.paystack.com/abc', 'not https'],
  ['https://evil.example/abc', 'another host'],
  ['https://checkout.paystack.com.evil.example/abc', 'a host that begins like one of the list'],
  ['https://evilcheckout.paystack.com/abc', 'a host that ends like one of the list'],
  ['https://sub.checkout.paystack.com/abc', 'a host below one of the list'],
  ['https://checkout.paystack.com@evil.example/abc', 'a host as a user name'],
  ['https://someone:secret@checkout.paystack.com/abc', 'a user name'],
  ['https://checkout.paystack.com:8443/abc', 'another port'],
  ['javascript:alert(1)', 'a script'],
  ['data:text/html,<script>alert(1)</script>', 'a document of its own'],
  ['//checkout.paystack.com/abc', 'no scheme'],
  ['http://localhost:3000/dashboard', 'a page of the product that takes no payments'],
  ['http://localhost:3000/sandbox/pay/../../dashboard', 'a way out of the payment pages'],
  ['http://localhost:4000/sandbox/pay/MQ-S-1', 'the embedded page of another origin'],
])('does not follow %s: %s', (link, _why) => {
  expect(readPaymentUrl(link, allowed)).toBeUndefined()
})

it('reads a link as the browser does: what looks like another host after a backslash is a path', () => {
  expect(readPaymentUrl(String.raw`https://checkout.paystack.com\@evil.example`, allowed)).toBe(
    'https://checkout.paystack.com/@evil.example',
  )
})
