import { expect, type Page } from '@playwright/test'

/** The path of the form that posts a Gig. */
export const postGigPath = '/dashboard/post-gig'

/** Locates the page's main landmark. */
export const main = (page: Page) => page.getByRole('main')

/** Returns the date this many days from now as the digits of a date field: DDMMYYYY. */
function dateDigitsIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString()
  return `${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(0, 4)}`
}

/** Types into a segmented date or time field. */
async function typeSegments(page: Page, group: string, text: string) {
  // The segments are loaded when the label is clicked.
  await main(page).getByText(group, { exact: true }).click()
  await expect(
    main(page).getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first(),
  ).toBeFocused()
  await page.keyboard.type(text)
}

/** Chooses a time: with the native input of a touch screen, or by typing into the segments. */
async function chooseTime(page: Page, label: string, { native, typed }: { native: string; typed: string }) {
  const hasTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  if (hasTouch) await main(page).getByLabel(label, { exact: true }).fill(native)
  else await typeSegments(page, label, typed)
}

/** Continues to the next step. */
export const continueToNextStep = (page: Page) =>
  main(page).getByRole('button', { name: 'Continue', exact: true }).click()

/** Fills the first step. */
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

/** Fills the second step: one session across midnight in ten days, with eight days for applications. */
export async function fillSchedule(page: Page) {
  await typeSegments(page, 'Date', dateDigitsIn(10))
  await chooseTime(page, 'Starts', { native: '22:00', typed: '1000PM' })
  await chooseTime(page, 'Ends', { native: '02:00', typed: '0200AM' })
  // The end is before the start: the session ends on the next day.
  await expect(main(page).getByText(/^Ends \w{3} \d/)).toBeVisible()
  await main(page).getByLabel('Address').fill('1 Ozumba Mbadiwe Avenue')
  await main(page).getByLabel('City').fill('Victoria Island')
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('combobox', { name: 'State' })).toHaveValue('Lagos')
  await typeSegments(page, 'Application deadline', dateDigitsIn(8))
}

/** Fills the third step: two workers at ₦20,000.00. */
export async function fillPay(page: Page) {
  await main(page).getByLabel('Pay for each worker').fill('20,000')
  // Focus selects the default value, which the typed digit replaces.
  await main(page).getByRole('textbox', { name: 'Workers' }).click()
  await page.keyboard.type('2')
  await main(page).getByLabel('Transport').selectOption('included')
  await main(page).getByLabel('Equipment').selectOption('provided')
}

/** Fills every step from the empty form to the review. */
export async function fillAll(page: Page, title: string) {
  await page.goto(postGigPath)
  await fillDetails(page, title)
  await continueToNextStep(page)
  await fillSchedule(page)
  await continueToNextStep(page)
  await fillPay(page)
  await continueToNextStep(page)
  await expect(main(page).getByRole('heading', { level: 2, name: 'Review and pay' })).toBeFocused()
}
