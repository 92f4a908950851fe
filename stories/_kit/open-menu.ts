import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'

/**
 * Presses the button of a menu and returns the menu. Until the menu's code is there, a button of the same look has its place; it is waited for, because
 * a press of several steps could begin on the one and end on the other.
 * @param findButton the button as it is now
 */
export async function openMenuOf(findButton: () => HTMLElement) {
  await waitFor(() => expect(findButton()).toHaveAttribute('data-state', 'closed'))
  await userEvent.click(findButton())
  return within(await page.findByRole('menu'))
}
