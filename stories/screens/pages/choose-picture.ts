import { userEvent } from 'storybook/test'
import { shownDialog } from '../shell/frame.ts'

/** A square picture, drawn here. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(240, 240)
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = '#6d28d9'
  context?.fillRect(0, 0, 240, 240)
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' })
}

/** Chooses a picture in the page's image field and crops it. */
export async function choosePicture() {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await userEvent.upload(input ?? document.body, await picture())
  const crop = await shownDialog('Crop the picture')
  await userEvent.click(crop.getByRole('button', { name: 'Use picture' }))
}
