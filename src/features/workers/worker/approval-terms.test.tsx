import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'

const app = appOverMocks()
const at = gigPaths.profile('gig_2', 'worker', 'wg_3')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Approve and release/ }))

/** Chooses a part of ₦10,000.00 and a bonus of ₦2,000.00. */
async function chooseTerms() {
  await press(/^Approve and release/)
  await press('Pay a part or add a bonus')
  await userEvent.click(await screen.findByRole('radio', { name: /^A part of it/ }))
  const pay = screen.getByRole('textbox', { name: /^You pay/ })
  await userEvent.clear(pay)
  await userEvent.type(pay, '10000')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'One hour only')
  await userEvent.type(screen.getByRole('textbox', { name: /^Bonus/ }), '2000')
  await press('Continue')
}
const amounts = 'Approve and release ₦12,000.00'
const type = async (pin: string) => {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard(`${pin}{Enter}`)
}

it('a part of the pay and a bonus stay when the dialog is closed, and on a reload', async () => {
  app.open(at)
  await chooseTerms()
  expect((await dialog()).getByRole('button', { name: amounts })).toBeTruthy()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(amounts)
  await dialog()
  cleanup()
  app.open(at)
  await press(amounts)
  await press('Pay a part or add a bonus')
  expect(await screen.findByRole('radio', { name: /^A part of it/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('textbox', { name: /^Bonus/ })).toHaveProperty('value', '2,000')
})

it('sends the terms, and forgets them once the work is approved', async () => {
  app.open(at)
  await chooseTerms()
  await type('2580')
  expect(await screen.findByText('Task approved')).toBeTruthy()
  expect(app.calls('approve-gig-task').at(-1)?.body).toMatchObject({
    payKobo: 1_000_000,
    bonusKobo: 200_000,
    reason: 'One hour only',
  })
  expect(Object.keys(localStorage).join()).not.toContain('approval-terms')
})

it('another round of the work is approved on terms of its own', async () => {
  app.open(at)
  await chooseTerms()
  const [key = '', kept = ''] = Object.entries(localStorage).find(([name]) => name.includes('approval-terms')) ?? []
  cleanup()
  localStorage.setItem(key, String(kept).replace(/"round":\d+/, '"round":9'))
  app.open(at)
  expect(await screen.findByRole('button', { name: 'Approve and release ₦15,000.00' })).toBeTruthy()
})

it('are those of another tab, without a reload', async () => {
  app.open(at)
  await chooseTerms()
  await press('Cancel')
  const [key = '', kept = ''] = Object.entries(localStorage).find(([name]) => name.includes('approval-terms')) ?? []
  localStorage.setItem(key, String(kept).replace('"payKobo":1000000', '"payKobo":1100000'))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(await screen.findByRole('button', { name: 'Approve and release ₦13,000.00' })).toBeTruthy()
})

it('are those of an approval of several places, too', async () => {
  app.open(at)
  await chooseTerms()
  cleanup()
  app.open(gigPaths.details('gig_2', { tab: 'workers' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Amaka Obi|^Select DJ Spinall/ }))
  await press('Approve selected')
  await type('2580')
  expect(await screen.findByText('1 task approved')).toBeTruthy()
  expect(app.calls('approve-gig-task').at(-1)?.body).toMatchObject({ payKobo: 1_000_000, bonusKobo: 200_000 })
  expect(Object.keys(localStorage).join()).not.toContain('approval-terms')
})

it('hold without the storage of the browser, as long as the page is open', async () => {
  app.open(at)
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError')
  })
  await chooseTerms()
  expect((await dialog()).getByRole('button', { name: amounts })).toBeTruthy()
  write.mockRestore()
})
