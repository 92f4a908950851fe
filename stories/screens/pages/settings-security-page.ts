import { screen as page, userEvent, within } from 'storybook/test'
import { paths } from '@/shared/paths.ts'

export const securityTab = `${paths.settings}?tab=security`

/** The card of the security tab with this title. */
export const card = async (name: string) => within(await page.findByRole('region', { name }))

/** Opens the form of a card by its button. */
export async function openForm(cardName: string, button: string) {
  const found = await card(cardName)
  await userEvent.click(await found.findByRole('button', { name: button }))
  return found
}
