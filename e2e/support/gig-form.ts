import { expect, type Page } from '@playwright/test'

/** Where a Gig is posted. */
export const form = '/dashboard/post-gig'

/** What stands beside the sidebar. */
export const main = (page: Page) => page.getByRole('main')

/** A day so many days from now, as its three segments are typed. */
function dayIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString()
  return `${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(0, 4)}`
}

/** Types into a field of segments. */
async function typeSegments(page: Page, group: string, text: string) {
  // The segments come when somebody needs them: the label brings them.
  await main(page).getByText(group, { exact: true }).click()
  await expect(
    main(page).getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first(),
  ).toBeFocused()
  await page.keyboard.type(text)
}

/** To the next step. */
export const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue', exact: true }).click()

/** The first step. */
export async function fillDetails(page: Page, title: string) {
  await main(page).getByLabel('Gig title').fill(title)
  await main(page).getByLabel('Category').selectOption('dj')
  await main(page)
    .getByLabel('Description')
    .fill('A DJ for the night: Afrobeats and Amapiano from ten until two, with our own system.')
  await main(page).getByRole('combobox', { name: 'Skills', exact: true }).fill('Afrobeats from 1970')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: 'Remove Afrobeats from 1970' })).toBeVisible()
}

/** The second step: one session across midnight in ten days, open for eight. */
export async function fillSchedule(page: Page) {
  await typeSegments(page, 'Date', dayIn(10))
  await typeSegments(page, 'Starts', '1000PM')
  await typeSegments(page, 'Ends', '0200AM')
  await main(page).getByRole('checkbox', { name: 'Ends the next day' }).check()
  await main(page).getByLabel('Address').fill('1 Ozumba Mbadiwe Avenue')
  await main(page).getByLabel('City').fill('Victoria Island')
  await main(page).getByRole('combobox', { name: 'State' }).fill('Lagos')
  await page.getByRole('option', { name: 'Lagos', exact: true }).click()
  await typeSegments(page, 'Application deadline', dayIn(8))
}

/** The third step: two workers at ₦20,000.00. */
export async function fillPay(page: Page) {
  await main(page).getByLabel('Pay for each worker').fill('20,000')
  // As a person does it: what the field says first gives way.
  await main(page).getByRole('textbox', { name: 'Workers' }).click()
  await page.keyboard.type('2')
  await main(page).getByLabel('Transport').selectOption('included')
  await main(page).getByLabel('Equipment').selectOption('provided')
}

/** From the empty form to the last step. */
export async function fillAll(page: Page, title: string) {
  await page.goto(form)
  await fillDetails(page, title)
  await goOn(page)
  await fillSchedule(page)
  await goOn(page)
  await fillPay(page)
  await goOn(page)
  await expect(main(page).getByRole('heading', { level: 2, name: 'Review and pay' })).toBeFocused()
}
