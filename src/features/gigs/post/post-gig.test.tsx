import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { fail, failOnce, offline } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { gigDraft } from './model/draft-storage.ts'
import { gigPayments } from './model/payment-intent.ts'
import {
  address,
  calls,
  choose,
  externalAddresses,
  newDraft,
  open,
  payButton,
  posts,
  press,
  review,
  server,
  settled,
  setUpApp,
} from './testing/post-gig-app.tsx'
import { aDraft, validForm } from './testing/valid-form.ts'

/** The form when calls fail at each step: no payment is repeated, no input is lost, no second Gig is created (docs/product/post-gig.md). */

setUpApp()

const typePin = async (dialog: HTMLElement, digits = '2580') => {
  await userEvent.click(dialog.querySelector('input') as HTMLInputElement)
  await userEvent.keyboard(digits)
}
const payByPin = async (digits?: string) => {
  await userEvent.click(await payButton())
  const dialog = await pinDialog()
  await typePin(dialog, digits)
  await userEvent.click(within(dialog).getByText(/^Pay ₦/, { selector: 'button *' }))
}
const pinDialog = async () => {
  await screen.findByText('Pay for this Gig', { selector: '[role=dialog] h2' })
  return document.querySelector<HTMLElement>('[role=dialog]') as HTMLElement
}

describe('posting a Gig', () => {
  it('pays from the wallet, and leaves no draft on the device', async () => {
    await review({ world: smallVenue({ wallet: aWallet({ availableKobo: 100_000_000 }) }) })
    await choose('Pay from wallet')
    await userEvent.click(await payButton())
    const dialog = await pinDialog()
    await typePin(dialog)
    await userEvent.click(within(dialog).getByText(/^Pay ₦/, { selector: 'button *' }))
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/post-gig\/transaction-status\?reference=/))
    expect(calls('create-gig')).toHaveLength(1)
    expect(calls('pay-from-wallet')).toHaveLength(1)
    expect(await screen.findByText('Payment successful')).toBeTruthy()
    expect(localStorage).toHaveLength(0)
  })

  it('saves nothing on the server until the PIN is confirmed', async () => {
    await review({ world: smallVenue({ wallet: aWallet({ availableKobo: 100_000_000 }) }) })
    await userEvent.click(await payButton())
    const dialog = await pinDialog()
    expect(posts()).toBe(0)
    await userEvent.click(within(dialog).getByText('Cancel', { selector: 'button *' }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(posts()).toBe(0)
    expect(newDraft.read()).toMatchObject({ ref: aDraft().ref })
    expect(screen.queryByText('Your Gig is saved and waits for its payment')).toBeNull()
  })

  it('creates one Gig and one payment when the first PIN is wrong', async () => {
    await review({ world: smallVenue({ wallet: aWallet({ availableKobo: 100_000_000 }) }) })
    await payByPin('1111')
    await screen.findByText('Incorrect PIN', { selector: '[role=dialog] *' })
    expect(screen.queryByText('Your Gig is saved and waits for its payment')).toBeNull()
    const dialog = await pinDialog()
    await typePin(dialog)
    await userEvent.click(within(dialog).getByText(/^Pay ₦/, { selector: 'button *' }))
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/post-gig\/transaction-status\?reference=/))
    expect(posts()).toBe(1)
    expect(new Set(calls('pay-from-wallet').map(({ body }) => body['ref'])).size).toBe(1)
  })

  it('goes to the payment page, and the address names the Gig from then on', async () => {
    await review()
    await choose('Pay on the payment page')
    await userEvent.dblClick(await payButton())
    await waitFor(() => expect(externalAddresses).toHaveLength(1))
    expect(posts()).toBe(1)
    expect(address()).toContain(`gig=gig_${aDraft().ref}`)
    expect(newDraft.read()).toBeUndefined()
  })
})

const connectionMessage = /We could not reach the server\. Nothing was paid/

describe('when saving fails', () => {
  it('says without a response what is known, keeps the input, and creates no second Gig on the next attempt', async () => {
    await review({ api: [failOnce(gigs.create, 'INTERNAL')] })
    await choose('Pay on the payment page')
    await userEvent.click(await payButton())
    await screen.findByText(connectionMessage)
    expect(newDraft.read()).toMatchObject({ form: validForm(), ref: aDraft().ref })
    expect(externalAddresses).toEqual([])
    await userEvent.click(await payButton())
    await waitFor(() => expect(externalAddresses).toHaveLength(1))
    expect(new Set(calls('create-gig').map(({ body }) => body['ref']))).toEqual(new Set([aDraft().ref]))
  })

  it('closes the PIN dialog without a response, and pays for one Gig on the next attempt', async () => {
    await review({
      world: smallVenue({ wallet: aWallet({ availableKobo: 100_000_000 }) }),
      api: [failOnce(gigs.create, 'INTERNAL')],
    })
    await payByPin()
    await screen.findByText(connectionMessage)
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(calls('pay-from-wallet')).toHaveLength(0)
    await payByPin()
    await waitFor(() => expect(calls('pay-from-wallet')).toHaveLength(1))
    expect(new Set(calls('create-gig').map(({ body }) => body['ref']))).toEqual(new Set([aDraft().ref]))
  })

  it('updates the first Gig when the response was lost and the form was changed since', async () => {
    newDraft.write(aDraft({ form: validForm({ title: 'Another title for it' }) }))
    const created = aGig({ id: `gig_${aDraft().ref}`, status: 'pending_payment' })
    open(paths.postGig, { world: smallVenue({ gigs: [created] }) })
    await userEvent.click(await screen.findByText('Continue', { selector: 'button *' }))
    await choose('Pay on the payment page')
    await userEvent.click(await payButton())
    await waitFor(() => expect(externalAddresses).toHaveLength(1))
    expect(calls('create-gig')).toHaveLength(1)
    expect(calls('update-gig')).toMatchObject([
      { path: expect.stringContaining(created.id), body: { title: 'Another title for it', publish: true } },
    ])
  })

  it('requests the price again when it has changed, and charges nothing before the new price was shown', async () => {
    let requests = 0
    const api = mock(gigs.getPaymentData, () => {
      requests += 1
      const totalKobo = requests === 1 ? 26_500_000 : 28_000_000
      return {
        data: {
          quoteId: `quo_${requests}`,
          expiresAt: '2025-11-14T08:15:00+01:00',
          lines: [{ code: 'pay', label: 'Pay for 5 workers', quantity: 5, unitKobo: 5_000_000, amountKobo: totalKobo }],
          totalKobo,
          currency: 'NGN',
        },
      }
    })
    await review({ api: [api, failOnce(gigs.create, 'QUOTE_CHANGED')] })
    await screen.findByText('Pay ₦265,000.00', { selector: 'button *' })
    await payByPin()
    await screen.findByText('The price has been updated.')
    await screen.findByText(/It was ₦265,000\.00, now it is ₦280,000\.00\. Nothing was paid\./)
    await screen.findByText('Pay ₦280,000.00', { selector: 'button *' })
    expect(externalAddresses).toEqual([])
    expect(calls('pay-from-wallet')).toEqual([])
  })

  it('requests an expired price again, and shows a different one before charging it', async () => {
    let requests = 0
    const api = mock(gigs.getPaymentData, () => {
      requests += 1
      return {
        data: {
          quoteId: `quo_${requests}`,
          expiresAt: requests === 1 ? '2025-11-14T07:59:00+01:00' : '2025-11-14T08:15:00+01:00',
          lines: [],
          totalKobo: requests * 10_000_000,
          currency: 'NGN',
        },
      }
    })
    await review({ api: [api] })
    await userEvent.click(await screen.findByText('Pay ₦100,000.00', { selector: 'button *' }))
    await screen.findByText('The price has been updated.')
    expect(posts()).toBe(0)
  })

  it("shows the server's error of a field at its step, and focuses the field", async () => {
    await review({ api: [fail(gigs.create, 'VALIDATION_FAILED', { errors: { title: 'This title is taken' } })] })
    await payByPin()
    await screen.findByText('Fix 1 field to continue')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gig title')))
  })

  it('says at the last step what the server refused without a field of the form', async () => {
    await review({
      api: [
        fail(gigs.create, 'VALIDATION_FAILED', { message: 'Please check the price', errors: { quoteId: 'Unknown' } }),
      ],
    })
    await choose('Pay on the payment page')
    await userEvent.click(await payButton())
    expect(await screen.findByText('Please check the price', { selector: '[role=alert] *' })).toBeVisible()
    expect(screen.queryByText(/^Fix \d field/)).toBeNull()
    expect(await payButton()).toBeVisible()
  })
})

describe('when paying fails', () => {
  it('leaves the Gig waiting for its payment, says so and links to it; paying later creates no second Gig', async () => {
    let requests = 0
    const world = smallVenue()
    const refuses = mock(gigs.getPaymentData, ({ body }) => {
      if (body.method === 'checkout') throw new MockRefusal('NO_PLAN', { message: 'Subscribe to a plan to post Gigs.' })
      requests += 1
      return {
        data: {
          quoteId: `quo_${requests}`,
          expiresAt: '2025-11-14T08:15:00+01:00',
          lines: [],
          totalKobo: 26_343_750,
          currency: 'NGN',
        },
      }
    })
    await review({
      world,
      api: [
        refuses,
        mock(gigs.create, () => ({
          data: aGig({
            id: 'gig_9',
            status: 'pending_payment',
            deliverables: [{ id: 'dlv_1', text: '300 edited photos' }],
          }),
        })),
      ],
    })
    await choose('Pay on the payment page')
    await userEvent.click(await payButton())
    await screen.findByText('Your Gig is saved and waits for its payment')
    await screen.findByText('Subscribe to a plan to post Gigs.')
    expect(screen.getAllByText('View Gig', { selector: 'a *' })[0]?.closest('a')?.getAttribute('href')).toBe(
      gigPaths.details('gig_9'),
    )
    await userEvent.click(await payButton())
    await waitFor(() =>
      expect(calls('get-payment-data').filter(({ body }) => body['method'] === 'checkout')).toHaveLength(2),
    )
    expect(posts()).toBe(1)
  })

  it('offers only a status check while the outcome of a payment is unknown, also after a reload', async () => {
    const world = smallVenue({ wallet: aWallet({ availableKobo: 100_000_000 }) })
    const { router } = await review({ world, api: [offline(gigs.payFromWallet)] })
    await userEvent.click(await payButton())
    const dialog = await pinDialog()
    await typePin(dialog)
    await userEvent.click(within(dialog).getByText(/^Pay ₦/, { selector: 'button *' }))
    await screen.findAllByText('We do not know yet if this went through.')
    const id = `gig_${aDraft().ref}`
    const intent = gigPayments.at('emp_1', id).read()
    expect(intent).toMatchObject({ isUnsure: true })

    cleanup()
    router.dispose()
    server.resetHandlers()
    const pending = aGig({ id, status: 'pending_payment' })
    open(gigPaths.form(id, 'review'), { world: { ...world, gigs: [pending] }, api: [offline(payments.get)] })
    await screen.findByText('We do not know yet if this went through.')
    await settled()
    expect(screen.queryByText(/^Pay ₦/, { selector: 'main button *' })).toBeNull()

    server.resetHandlers(...worldHandlers({ ...world, gigs: [pending] }))
    await userEvent.click(screen.getByText('Check status', { selector: 'button *' }))
    await screen.findByText('This payment was not made. You can try again.')
    await userEvent.click(await payButton())
    const secondDialog = await pinDialog()
    await typePin(secondDialog)
    await userEvent.click(within(secondDialog).getByText(/^Pay ₦/, { selector: 'button *' }))
    await waitFor(() => expect(calls('pay-from-wallet').length).toBeGreaterThan(1))
    // Should the first call still arrive, it is the same payment.
    await waitFor(() =>
      expect(new Set(calls('pay-from-wallet').map(({ body }) => body['ref']))).toEqual(new Set([intent?.ref])),
    )
    expect(calls('create-gig')).toHaveLength(1)
  })

  it('offers no payment while one for it is pending, or payments cannot be read', async () => {
    const gig = aGig({ id: 'gig_9', status: 'pending_payment' })
    open(gigPaths.form('gig_9', 'review'), {
      world: smallVenue({ gigs: [gig] }),
      api: [fail(payments.list, 'NOT_FOUND')],
    })
    await screen.findByText('We could not check your payments')
    expect(screen.queryByText(/^Pay ₦/, { selector: 'main button *' })).toBeNull()
  })
})

describe('before paying', () => {
  it('says that the wallet could not be read, and offers no payment', async () => {
    newDraft.write(aDraft())
    open(paths.postGig, { api: [fail(dashboard.getOnboardingStatus, 'NOT_FOUND')] })
    await userEvent.click(await screen.findByText('Continue', { selector: 'button *' }))
    await screen.findByText('Failed to load your wallet. You can pay as soon as it is read.')
    expect(screen.queryByText(/^Pay ₦/, { selector: 'main button *' })).toBeNull()
  })

  it('removes the draft of this device when the employer starts a new one', async () => {
    newDraft.write(aDraft())
    open(paths.postGig)
    await screen.findByText(/Starting new removes it\.$/)
    await press('Start new')
    await screen.findByLabelText('Gig title')
    expect(localStorage).toHaveLength(0)
  })

  it('does not offer a draft that is older than 7 days', async () => {
    newDraft.write(aDraft({ savedAt: '2025-11-07T07:59:00+01:00' }))
    open(paths.postGig)
    await screen.findByLabelText('Gig title')
    expect(localStorage).toHaveLength(0)
  })

  it('continues a draft of the server with what was typed on this device since', async () => {
    const gig = aGig({ id: 'gig_5', status: 'draft', title: 'Radio jingle for May' })
    gigDraft('emp_1', 'gig-gig_5').write(
      aDraft({ step: 'details', form: validForm({ title: 'Radio jingle for June' }) }),
    )
    open(gigPaths.form('gig_5'), { world: smallVenue({ gigs: [gig] }) })
    expect(await screen.findByDisplayValue('Radio jingle for June')).toBeTruthy()
    await userEvent.click(screen.getByText('Save draft', { selector: 'button *' }))
    await waitFor(() => expect(calls('update-gig')).toMatchObject([{ body: { title: 'Radio jingle for June' } }]))
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  it('stores each change on the device', async () => {
    open(paths.postGig)
    await userEvent.type(await screen.findByLabelText('Gig title'), 'Wed')
    await screen.findByText('Saved on this device 8:00 AM')
    expect(newDraft.read()).toMatchObject({ form: { title: 'Wed' }, step: 'details' })
  })

  it('says so when the device cannot store the draft', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('No room')
    })
    open(paths.postGig)
    await userEvent.type(await screen.findByLabelText('Gig title'), 'W')
    expect(await screen.findByText('This device cannot keep your draft. Save it before you leave.')).toBeTruthy()
    vi.restoreAllMocks()
  })
})
