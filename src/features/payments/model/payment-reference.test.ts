import { expect, it } from 'vitest'
import { referenceIn } from './payment-reference.ts'

it.each([
  ['reference=MQ-1&trxref=MQ-2&tx_ref=MQ-3', 'MQ-1'],
  ['trxref=MQ-2&tx_ref=MQ-3', 'MQ-2'],
  ['reference=&tx_ref=MQ-3', 'MQ-3'],
  ['reference=%20MQ-1%20', 'MQ-1'],
  ['status=success', undefined],
  ['', undefined],
])('reads the reference of ?%s', (search, reference) => {
  expect(referenceIn(new URLSearchParams(search))).toBe(reference)
})
