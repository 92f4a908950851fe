import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { currentPath, screen, type ScreenParameters } from '../../_kit/screen.tsx'
import { visual } from '../../_kit/visual.ts'

/** As `screen`, for stories of the sidebar, which is closed on a phone. */
export function besideSidebar(parameters: Partial<ScreenParameters>) {
  return { ...screen(parameters), ...visual('desktop') } as const
}

/** The sidebar, once the dashboard is shown. */
export async function sidebar() {
  return within(await page.findByRole('complementary', { name: 'Main menu' }))
}

/** Opens the slide-over of a phone. */
export async function openSlideOver() {
  await userEvent.click(await page.findByRole('button', { name: 'Open menu' }))
  return within(await page.findByRole('dialog', { name: 'Main menu' }))
}

/** Waits until the app is at this address. */
export async function arrivedAt(path: string): Promise<void> {
  await waitFor(() => expect(currentPath()).toBe(path))
}

/** Waits until the page with this heading is shown. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return page.findByRole('heading', { level: 1, name })
}

/** An overlay by its name, once its opening animation has ended and it takes clicks: before, it is not visible, or lets them through. */
export async function shownDialog(name: string) {
  const dialog = await page.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).not.toHaveStyle({ pointerEvents: 'none' }))
  return within(dialog)
}

/** No part of a dialog is wider than the dialog. */
export async function fitsTheDialog() {
  const dialog = await page.findByRole('dialog')
  for (const part of [dialog, ...dialog.querySelectorAll('*')]) {
    await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right + 1)
  }
}
