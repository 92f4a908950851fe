import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { main } from './gig-form.ts'

/** A photo, as a phone takes it but smaller. */
export async function photo() {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#6d28d9' } })
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Chooses a photo in the page's image field, crops it, and waits until it is uploaded. */
export async function choosePicture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles(await photo())
  await page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('button', { name: 'Use picture' }).click()
  await expect(main(page).getByRole('button', { name: 'Choose another picture' })).toBeVisible()
}
