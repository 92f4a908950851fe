import * as z from 'zod/mini'
import { bounded } from './text.ts'

/** An amount in kobo: a whole number, as every amount of this API. Answers may go below zero nowhere but in a correction. */
export const kobo = z.number().check(z.int('Amounts are whole kobo'))

/** The largest amount one call may move: ₦999,999,999,999.99. */
export const mostKobo = 99_999_999_999_999

/** An amount that an employer asks to move. Its limits depend on the wallet and are the server's to check. */
export const amountKobo = z
  .number({ error: 'Please enter a valid amount' })
  .check(
    z.int('Please enter a valid amount'),
    z.minimum(1, 'Please enter a valid amount'),
    z.maximum(mostKobo, 'Please enter a valid amount'),
  )

/** What the employer reads where a page that was opened before an amount was asked for sends none: no field of it could be corrected. */
export const unshownAmount = 'This page is out of date. Reload it to see the amount, then try again.'

/** An amount that an employer was shown, which may be nothing. */
export const shownKobo = z
  .number({ error: ({ input }) => (input === undefined ? unshownAmount : 'Please enter a valid amount') })
  .check(
    z.int('Please enter a valid amount'),
    z.minimum(0, 'Please enter a valid amount'),
    z.maximum(mostKobo, 'Please enter a valid amount'),
  )

/**
 * The caller's UUID for one intent to pay, made when its dialog opens and kept for every retry, so that a repeat cannot pay twice
 * (docs/product/rules.md#money-movement). A repeated reference answers what the first call answered, also in other letter case: a UUID is the same
 * in both.
 */
export const clientReference = bounded(36, 'ref must be a UUID').check(
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, 'ref must be a UUID'),
  z.overwrite((text) => text.toLowerCase()),
)

/** Whether four digits are all equal or run up or down: '1111', '1234', '4321'. */
export function isWeakPin(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index]))
  return [-1, 0, 1].some((step) => steps.every((difference) => difference === step))
}

/** How many digits a PIN has. */
export const pinDigits = 4

/** The PIN that confirms a movement of money. */
export const pin = bounded(pinDigits, 'PIN must be exactly 4 digits').check(
  z.regex(/^\d{4}$/, 'PIN must be exactly 4 digits'),
)

/** A PIN being chosen (docs/product/messages.md). */
export const newPin = pin.check(z.refine((value) => !isWeakPin(value), 'Avoid repeated or sequential digits'))
