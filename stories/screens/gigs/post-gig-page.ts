import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { aWallet } from '@/api/mocks/factories.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'
import { type DraftSubject, gigDraft, type LocalDraft } from '@/features/gigs/post/model/draft-storage.ts'
import { formOf } from '@/features/gigs/post/model/gig-form.ts'
import { shownDialog } from '../shell/frame.ts'

/** The addresses outside the app that the browser was sent to. */
export const externalAddresses: string[] = []

/** An empty device; leaving for a payment page is recorded, not executed. */
export function emptyDevice(): () => void {
  window.localStorage.clear()
  externalAddresses.length = 0
  return replaceRedirect((href) => externalAddresses.push(href))
}

/** A valid form. */
export const wholeForm = formOf(aGig())

const aDraft: LocalDraft = {
  savedAt: '2025-11-14T07:30:00+01:00',
  step: 'review',
  form: wholeForm,
  ref: '0b9f0f5e-52b5-4b0f-8a5e-3f0d6a1c2b3d',
}

/** A device with a stored draft, by default of a new Gig. */
export const withDraft =
  (changes: Partial<LocalDraft> = {}, subject: DraftSubject = 'new') =>
  () => {
    const stop = emptyDevice()
    gigDraft('emp_1', subject).write({ ...aDraft, ...changes })
    return stop
  }

/** A venue whose wallet balance covers a Gig. */
export const rich = (changes: Partial<World> = {}) =>
  smallVenue({ wallet: aWallet({ availableKobo: 100_000_000 }), ...changes })

export const button = (name: string | RegExp) => page.findByRole('button', { name })

/** Continues the stored draft. */
export async function takeUp() {
  await userEvent.click(await button('Continue'))
  return within(await page.findByRole('main'))
}

/** Continues from a step to the next. */
export async function continueTo(to: string) {
  await userEvent.click(await button('Continue'))
  const title = await page.findByRole('heading', { level: 2, name: to })
  await waitFor(() => expect(title).toHaveFocus())
}

/** Types a PIN into the PIN dialog and submits it. */
export async function confirmPin(pay: string, pin = '2580') {
  const dialog = await shownDialog('Pay for this Gig')
  await userEvent.click(dialog.getByLabelText('Digit 1 of 4'))
  await userEvent.keyboard(pin)
  await userEvent.click(dialog.getByRole('button', { name: pay }))
}
