import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { security } from '@/api/contract/endpoints/security.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { openApp } from '@/app/testing/open-app.tsx'
import { paths } from '@/shared/paths.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'

/** Withdrawals and fundings whose outcome is unknown: never executed twice, and never reported differently from what happened. */

const server = setupServer()
beforeAll(() => server.listen())
afterAll(() => server.close())

const undo: (() => void)[] = []
let refs: unknown[] = []
server.events.on('request:start', ({ request }) => {
  if (/(?:withdraw-funds|fund-wallet)$/.test(request.url)) {
    void request
      .clone()
      .json()
      .then(({ ref }: { ref: unknown }) => refs.push(ref))
  }
})
beforeEach(() => {
  refs = []
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  undo.splice(0).forEach((restore) => restore())
  server.resetHandlers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(...api: HttpHandler[]) {
  openAt(paths.wallet, smallVenue(), api)
}

function openAt(at: string, world: World, api: HttpHandler[]) {
  const { router } = openApp(server, at, world, api)
  undo.push(() => router.dispose())
}

const unknown = 'We do not know yet if this went through.'
const press = async (label: string) => {
  const button = (await screen.findByText(label)).closest('button')
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button ?? document.body)
}
const dialogOf = async (title: string) =>
  within(
    (await screen.findByText(title, { selector: '[role=dialog] h2' })).closest<HTMLElement>('[role=dialog]') ??
      document.body,
  )

/** Enters an amount, or keeps the prefilled one, then the PIN. */
async function withdraw(amount: string) {
  await userEvent.type((await dialogOf('Withdraw')).getByLabelText('Amount'), `${amount}{Enter}`)
  const dialog = await dialogOf('Confirm withdrawal')
  await typePin(dialog)
  return dialog
}

async function typePin(dialog: Awaited<ReturnType<typeof dialogOf>>) {
  await userEvent.click(dialog.getByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580{Enter}')
}

it('a withdrawal after a server error is looked up, and retried with the same reference', async () => {
  open(failOnce(wallet.withdraw, 'UNAVAILABLE'))
  await press('Withdraw')
  const dialog = await withdraw('30000')
  await dialog.findByText(unknown)
  await userEvent.click(dialog.getByText('Check status'))
  await dialog.findByText('This did not go through. Nothing was withdrawn.')
  await typePin(dialog)
  await screen.findByText('Withdrawal started')
  expect(refs).toHaveLength(2)
  expect(new Set(refs).size).toBe(1)
})

it('a withdrawal that the look-up did not find keeps its reference however often its dialog is opened again', async () => {
  open(failOnce(wallet.withdraw, 'INTERNAL'))
  await press('Withdraw')
  const dialog = await withdraw('30000')
  await dialog.findByText(unknown)
  await userEvent.click(dialog.getByText('Close'))
  await press('Check status')
  expect((await dialogOf('Withdraw')).getByLabelText('Amount')).toHaveValue('30,000')
  await userEvent.click((await dialogOf('Withdraw')).getByText('Cancel'))
  await press('Withdraw')
  await withdraw('')
  await screen.findByText('Withdrawal started')
  expect(refs).toHaveLength(2)
  expect(new Set(refs).size).toBe(1)

  await press('Done')
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await press('Withdraw')
  expect((await dialogOf('Withdraw')).getByLabelText('Amount')).toHaveValue('')
})

it('a withdrawal keeps its reference after a reload, until it was looked up', async () => {
  open(failOnce(wallet.withdraw, 'INTERNAL'))
  await press('Withdraw')
  await (await withdraw('30000')).findByText(unknown)
  cleanup()

  open()
  await screen.findByText(unknown)
  await press('Check status')
  expect((await dialogOf('Withdraw')).getByLabelText('Amount')).toHaveValue('30,000')
  await withdraw('')
  await press('Done')
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(refs).toHaveLength(2)
  expect(new Set(refs).size).toBe(1)
  cleanup()

  open()
  await press('Withdraw')
  expect(screen.queryByText(unknown)).toBeNull()
  expect((await dialogOf('Withdraw')).getByLabelText('Amount')).toHaveValue('')
})

it('a withdrawal that an earlier release has stored keeps its reference', async () => {
  const ref = '3e2d5c77-85c3-4c81-9a3f-6c4f5eaddf43'
  localStorage.setItem('marquee-withdrawal:emp_1', JSON.stringify({ ref, amountKobo: 3_000_000 }))
  open()
  await screen.findByText(unknown)
  await press('Check status')
  await withdraw('')
  await screen.findByText('Withdrawal started')
  expect(refs).toEqual([ref])
})

it.each(['failed', 'abandoned', 'reversed'])(
  'a withdrawal that turns out to be %s is shown as such, and not as started',
  async (status) => {
    const successToast = vi.spyOn(toast, 'success')
    open(
      fail(wallet.withdraw, 'INTERNAL'),
      mock(payments.get, () => ({
        data: aTransaction({ reference: 'MQ-W-1', type: 'withdrawal', direction: 'debit', status }),
      })),
    )
    await press('Withdraw')
    const dialog = await withdraw('30000')
    await dialog.findByText(unknown)
    await userEvent.click(dialog.getByText('Check status'))
    await dialogOf('Transaction')
    expect(successToast).not.toHaveBeenCalled()
    expect(screen.queryByText('Confirm withdrawal')).toBeNull()
  },
)

it('a funding after a server error is retried with the same reference', async () => {
  const externalAddresses: string[] = []
  undo.push(replaceRedirect((href) => externalAddresses.push(href)))
  open(failOnce(wallet.fund, 'UNAVAILABLE'))
  await press('Fund wallet')
  const dialog = await dialogOf('Fund wallet')
  await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
  await dialog.findByText(unknown)
  await userEvent.click(dialog.getByText('Check status'))
  await waitFor(() => expect(externalAddresses).toHaveLength(1))
  expect(new Set(refs).size).toBe(1)
})

it('a funding that was abandoned meanwhile is shown as such, and the next attempt has another reference', async () => {
  const externalAddresses: string[] = []
  undo.push(replaceRedirect((href) => externalAddresses.push(href)))
  const abandoned = aTransaction({
    reference: 'MQ-F-9',
    type: 'wallet_funding',
    status: 'abandoned',
    amountKobo: 5_000_000,
  })
  let answers: (() => void)[] = [
    () => {
      throw new MockRefusal('UNAVAILABLE')
    },
    () => {
      throw new MockRefusal('CONFLICT', { message: 'This payment is over. Start again to make a new one.' })
    },
  ]
  open(
    mock(payments.list, () => ({
      data: { transactions: answers.length === 0 ? [abandoned] : [], totalTransaction: answers.length === 0 ? 1 : 0 },
    })),
    mock(wallet.fund, () => {
      const [answer, ...later] = answers
      answers = later
      answer?.()
      return { data: { reference: 'MQ-F-10', authorizationUrl: 'https://checkout.paystack.com/MQ-F-10' } }
    }),
  )
  await press('Fund wallet')
  const dialog = await dialogOf('Fund wallet')
  await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
  await dialog.findByText(unknown)
  await userEvent.click(dialog.getByText('Check status'))
  await dialog.findByText('This payment is over. Start again to make a new one.')
  expect((await screen.findAllByText('Not completed')).length).toBeGreaterThan(0)
  await userEvent.click(dialog.getByText('Pay ₦50,000.00'))
  await waitFor(() => expect(externalAddresses).toHaveLength(1))
  expect(refs).toEqual([refs[0], refs[0], expect.not.stringMatching(String(refs[0]))])
})

it('a refused funding keeps its reference: another one would be refused as a second payment', async () => {
  open(failOnce(wallet.fund, 'RATE_LIMITED'))
  undo.push(replaceRedirect(() => undefined))
  await press('Fund wallet')
  const dialog = await dialogOf('Fund wallet')
  await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
  await dialog.findByRole('alert')
  await userEvent.type(dialog.getByLabelText('Amount'), '{Enter}')
  await waitFor(() => expect(refs).toHaveLength(2))
  expect(new Set(refs).size).toBe(1)
})

it('a PIN whose response was lost is detected, and the activation continues', async () => {
  let isSet = false
  let status: Wallet['status'] = 'not_activated'
  openAt(`${paths.activateWallet}?step=2`, smallVenue({ pin: '2580' }), [
    mock(dashboard.getWallet, () => ({ data: aWallet({ status, pinSet: isSet }) })),
    mock(wallet.activate, () => {
      status = 'active'
      return { data: aWallet({ status, pinSet: isSet }) }
    }),
    mock(security.setPin, () => {
      if (isSet) throw new MockRefusal('PIN_ALREADY_SET')
      isSet = true
      throw new MockRefusal('INTERNAL')
    }),
  ])
  await userEvent.click(await screen.findByLabelText('New PIN, digit 1 of 4'))
  await userEvent.keyboard('2580')
  await userEvent.click(screen.getByLabelText('PIN again, digit 1 of 4'))
  await userEvent.keyboard('2580')
  await press('Create PIN')
  await press('Create PIN')
  await screen.findByText('You have a PIN already.', { selector: 'main *' })
  await press('Continue')
  expect(await screen.findByText('Your wallet is active')).toBeVisible()
})

it('what activates the wallet changes the whole page together, without waiting for another read', async () => {
  let reads = 0
  openAt(paths.activateWallet, smallVenue(), [
    mock(dashboard.getWallet, async () => {
      reads += 1
      // Only the first read is answered.
      if (reads > 1) await new Promise(() => undefined)
      return { data: aWallet({ status: 'not_activated', pinSet: true }) }
    }),
    mock(wallet.activate, () => ({ data: aWallet({ status: 'active', pinSet: true }) })),
  ])
  expect(await screen.findByText('Your wallet is active')).toBeVisible()
  expect(screen.queryByText('Add a bank account and a PIN to fund, pay and withdraw.')).toBeNull()
})

it('the amount and the account are still filled in after going back from the PIN', async () => {
  open()
  await press('Withdraw')
  await userEvent.type((await dialogOf('Withdraw')).getByLabelText('Amount'), '30000{Enter}')
  const pin = await dialogOf('Confirm withdrawal')
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1)
  await userEvent.click(pin.getByText('Cancel'))
  const dialog = await dialogOf('Withdraw')
  expect(dialog.getByLabelText('Amount')).toHaveValue('30,000')
  await userEvent.click(dialog.getByText('Cancel'))
  await waitFor(() => expect((document.activeElement as HTMLElement).textContent).toBe('Withdraw'))

  await press('Account')
  await press('Change account')
  const form = await dialogOf('Change account')
  await userEvent.type(form.getByRole('combobox'), 'Guaranty')
  await userEvent.click(await screen.findByText('Guaranty Trust Bank'))
  await userEvent.type(form.getByRole('textbox', { name: /^Account number/ }), '0000000220')
  await form.findByText('EKO EVENTS LTD')
  await press('Yes, continue')
  await userEvent.click((await dialogOf('Confirm new account')).getByText('Cancel'))
  const reopenedForm = await dialogOf('Change account')
  expect(reopenedForm.getByRole('combobox')).toHaveValue('Guaranty Trust Bank')
  expect(reopenedForm.getByRole('textbox', { name: /^Account number/ })).toHaveValue('0000000220')
  expect(reopenedForm.getByText('EKO EVENTS LTD')).toBeVisible()
})

it.each(['INTERNAL', 'INVALID_PIN'] as const)(
  'a change of account that ends with %s shows a failure toast only for a failure',
  async (code) => {
    const failureToast = vi.spyOn(toast, 'error')
    openAt(`${paths.wallet}?tab=account`, smallVenue(), [fail(wallet.updateWithdrawalAccount, code)])
    await press('Change account')
    const form = await dialogOf('Change account')
    await userEvent.type(form.getByRole('combobox'), 'Guaranty')
    await userEvent.click(await screen.findByText('Guaranty Trust Bank'))
    await userEvent.type(form.getByRole('textbox', { name: /^Account number/ }), '0000000220')
    await form.findByText('EKO EVENTS LTD')
    await press('Yes, continue')
    const dialog = await dialogOf('Confirm new account')
    await typePin(dialog)
    await dialog.findByText(code === 'INTERNAL' ? unknown : 'Incorrect PIN')
    expect(failureToast).toHaveBeenCalledTimes(code === 'INTERNAL' ? 0 : 1)
  },
)
