import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { aWallet } from '@/api/mocks/factories.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { replaceRedirect } from '@/domain/payment-link.ts'
import { draftKey, type DraftSubject, storeDraft, type LocalDraft } from '@/features/gigs/post/model/draft-storage.ts'
import { formOf } from '@/features/gigs/post/model/gig-form.ts'
import { shownDialog } from '../shell/frame.ts'

/** Where the browser would have gone. */
export const left: string[] = []

/** A device on which nothing is kept; a payment page is not gone to. */
export function emptyDevice(): () => void {
  window.localStorage.clear()
  left.length = 0
  return replaceRedirect((href) => left.push(href))
}

/** A form in which everything is right. */
export const wholeForm = formOf(aGig())

const aDraft: LocalDraft = {
  savedAt: '2025-11-14T07:30:00+01:00',
  step: 'review',
  form: wholeForm,
  ref: '0b9f0f5e-52b5-4b0f-8a5e-3f0d6a1c2b3d',
}

/** A device that keeps a draft, unless told otherwise of a Gig nobody has saved. */
export const withDraft =
  (changes: Partial<LocalDraft> = {}, of: DraftSubject = 'new') =>
  () => {
    const stop = emptyDevice()
    storeDraft(window.localStorage, draftKey('emp_1', of), { ...aDraft, ...changes })
    return stop
  }

/** A venue whose wallet can pay a Gig. */
export const rich = (changes: Partial<World> = {}) =>
  smallVenue({ wallet: aWallet({ availableKobo: 100_000_000 }), ...changes })

export const button = (name: string | RegExp) => page.findByRole('button', { name })

/** Takes the draft up where it was left. */
export async function takeUp() {
  await userEvent.click(await button('Continue'))
  return within(await page.findByRole('main'))
}

/** Goes on from a step. */
export async function goOn(to: string) {
  await userEvent.click(await button('Continue'))
  const title = await page.findByRole('heading', { level: 2, name: to })
  await waitFor(() => expect(title).toHaveFocus())
}

/** The PIN dialog with a PIN typed and sent. */
export async function confirmPin(pay: string) {
  const dialog = await shownDialog('Pay for this Gig')
  await userEvent.click(dialog.getByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580')
  await userEvent.click(dialog.getByRole('button', { name: pay }))
}
