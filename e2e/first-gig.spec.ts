import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { countEffort, type Effort } from './support/effort.ts'
import { touchInput, keyboardInput, type InputMethod } from './support/input-method.ts'
import { main } from './support/gig-form.ts'
import { bankAccount, walletPin } from './support/money.ts'
import { codeSentTo } from './support/outbox.ts'
import { photo } from './support/picture.ts'
import { heading } from './support/steps.ts'
import { test } from './support/test.ts'

/** From nothing to an account that can post: every step is found from the checklist and from what the last step offers. */
async function signUp(page: Page, { press, fillIn, type, choose, pick }: InputMethod) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const textbox = (name: string | RegExp) => page.getByRole('textbox', { name })
  const email = `${randomUUID().slice(0, 4)}@eko.ng`

  await test.step('sign-up', async () => {
    await page.goto('/create-account')
    await fillIn(textbox('Email'), email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible()
    await type(await codeSentTo(email))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Tell us about yourself')).toBeVisible()
    await fillIn(textbox('First name'), 'Ada')
    await fillIn(textbox('Last name'), 'Obi')
    await press(page.getByRole('checkbox'))
    await fillIn(textbox('Password'), 'Lagos-26')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Welcome, Ada')).toBeVisible()
  })

  await test.step('business profile with a photo', async () => {
    await press(main(page).getByRole('link', { name: 'Complete profile' }).first())
    await expect(heading(page, 'Create business profile')).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await press(button('Choose a picture'))
    await (await chooser).setFiles(await photo())
    await press(page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('button', { name: 'Use picture' }))
    await expect(button('Choose another picture')).toBeVisible()
    await fillIn(textbox(/^Company name/), 'Eko Bar')
    await choose(main(page).getByLabel('Industry'), 'Live events')
    await fillIn(main(page).getByLabel('Phone'), '08031234567')
    await fillIn(textbox(/^Address/), '1 Ozumba')
    await fillIn(textbox(/^City/), 'Ikeja')
    await press(button('Save profile'))
  })

  await test.step('wallet', async () => {
    await expect(heading(page, 'Activate wallet')).toBeVisible()
    await fillIn(page.getByRole('combobox', { name: 'Bank' }), 'fir')
    await pick(page.getByRole('option', { name: bankAccount.bank }))
    await fillIn(textbox('Account number'), bankAccount.accountNumber)
    await press(button('Yes, save this account'))
    await expect(
      page
        .getByRole('group', { name: /4-digit PIN$/ })
        .locator('input')
        .first(),
    ).toBeFocused()
    await type(walletPin)
    await type(walletPin)
    await press(button('Create PIN'))
    await expect(page.getByRole('heading', { name: 'Your wallet is active' })).toBeVisible()
  })

  await test.step('plan', async () => {
    await press(main(page).getByRole('link', { name: 'See plans' }))
    await press(button('Subscribe to Basic'))
    await press(page.getByRole('dialog').getByRole('button', { name: /^Pay/ }))
    await press(page.locator('button[value="success"]'))
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  })
}

/** From the plan's page to the first paid Gig. */
async function postFirstGig(page: Page, { press, fillIn, choose, pick }: InputMethod) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await test.step('the first Gig', async () => {
    await press(main(page).getByRole('link', { name: 'Post a Gig' }))
    await fillIn(main(page).getByLabel('Gig title'), 'DJ Friday')
    await choose(main(page).getByLabel('Category'), 'DJ')
    await fillIn(main(page).getByLabel('Description'), 'Afrobeats and Amapiano from ten to two, our system.')
    await fillIn(main(page).getByRole('combobox', { name: 'Skills', exact: true }), '')
    await pick(page.getByRole('listbox').getByRole('option').first())
    await press(button('Continue'))
    await press(main(page).getByRole('region', { name: 'Usual days' }).getByRole('button').first())
    await press(
      main(page).getByRole('region', { name: 'Usual times' }).getByRole('button', { name: '10:00 PM – 2:00 AM' }),
    )
    await press(button('Continue'))
    await fillIn(main(page).getByLabel('Pay for each worker'), '20000')
    await page.keyboard.press('Enter')
    await press(button('Pay ₦21,075.00'))
    await press(page.locator('button[value="success"]'))
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  })
}

/** From the page of a Gig to the same one a week later, paid. */
async function repeatGig(page: Page, { press }: InputMethod) {
  await press(page.getByRole('button', { name: 'More actions' }))
  await press(page.getByRole('menuitem', { name: 'Republish' }))
  await press(main(page).getByRole('region', { name: 'Suggested days' }).getByRole('button').first())
  await press(page.getByRole('button', { name: 'Pay ₦21,075.00' }))
  await press(page.locator('button[value="success"]'))
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
}

/** A native list is opened and pressed. */
const tapsOf = ({ taps, choices }: Effort) => taps + 2 * choices

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('from sign-up to the first paid Gig in 40 taps and 160 keys, the same Gig again in 12 taps', async ({
    page,
  }) => {
    const effort = await countEffort(page)
    const input = touchInput(page)
    await signUp(page, input)
    const before = tapsOf(effort)
    await postFirstGig(page, input)
    expect(tapsOf(effort)).toBeLessThanOrEqual(40)
    expect(effort.keys).toBeLessThanOrEqual(160)
    expect(tapsOf(effort) - before, 'the first Gig').toBeLessThanOrEqual(20)
    const afterwards = { ...effort }
    await test.step('the same Gig a week later', async () => {
      await input.press(main(page).getByRole('link', { name: 'View Gig' }))
      await repeatGig(page, input)
    })
    expect(tapsOf(effort) - tapsOf(afterwards), 'a repeat').toBeLessThanOrEqual(12)
    expect(effort.keys, 'a repeat needs no key').toBe(afterwards.keys)
  })
})

test('from sign-up to the first paid Gig by the keyboard alone', async ({ page }) => {
  const effort = await countEffort(page)
  const input = keyboardInput(page)
  await signUp(page, input)
  await postFirstGig(page, input)
  expect(effort.taps).toBe(0)
})
