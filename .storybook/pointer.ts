import type { Page } from 'playwright'
import type { VisualParameter } from '../stories/_kit/visual.ts'

/** Rests the pointer where a story says, or holds it down there, while `look` runs. */
export async function withPointer(
  page: Page,
  { hover, press }: Pick<VisualParameter, 'hover' | 'press'>,
  look: () => Promise<void>,
): Promise<void> {
  const place = press ?? hover
  if (place !== undefined) await page.hover(place)
  if (press === undefined) return look()
  await page.mouse.down()
  try {
    await look()
  } finally {
    // Let go elsewhere, a press does nothing. After a key the browser shows the focus again, which it hides once a pointer was pressed.
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await page.keyboard.press('F9')
  }
}
