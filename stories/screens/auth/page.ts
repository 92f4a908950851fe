import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { currentPath } from '../../_kit/screen.tsx'

export const ngozi = 'ngozi@ekoevents.example'
export const newcomer = 'ada.okafor@lagosnights.example'

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const button = (name: string) => page.getByRole('button', { name })
export const dialog = () => page.findByRole('dialog', { name: 'Verify your email' })
export const heading = (name: string) => page.findByRole('heading', { level: 1, name })
export const message = (words: string) => page.findByText(words, { ignore: '[data-component="Toast"] *' })

/** Types into a field, in place of what is there. */
export async function fill(label: string, value: string): Promise<void> {
  const input = await page.findByLabelText(label, { exact: true })
  await userEvent.clear(input)
  await userEvent.type(input, value)
}

const toasts = () => Array.from(document.querySelectorAll<HTMLElement>('[data-component="Toast"]'))

/** A toast with these words is shown and stays: the last thing a story says is in its picture. While a story is played no toast goes by itself. */
export async function expectLastToast(words: string, tone: 'success' | 'info' | 'danger'): Promise<HTMLElement> {
  const toast = await waitFor(() => {
    const found = toasts().find((one) => one.querySelector('p')?.textContent === words)
    if (!found) {
      throw new Error(
        `No toast says "${words}", but: ${
          toasts()
            .map((one) => one.textContent)
            .join(' | ') || 'nothing'
        }`,
      )
    }
    return found
  })
  await expect(toast).toHaveAttribute('data-tone', tone)
  return toast
}

/** A toast with these words is shown. It is dismissed at once, so that another of the same words is not taken for it. */
export async function expectToast(words: string, tone: 'success' | 'info' | 'danger'): Promise<void> {
  const toast = await expectLastToast(words, tone)
  toast.querySelector<HTMLElement>('button[aria-label="Dismiss"]')?.click()
  await waitFor(() => expect(toasts()).not.toContain(toast))
}

/** The app has gone to this address. */
export async function expectPath(path: string): Promise<void> {
  await waitFor(() => expect(currentPath()).toBe(path))
}

export const box = (digit: number) => page.getByLabelText(`Digit ${digit} of 4`)

/** Types a code from the first box on. */
export async function typeCode(code: string): Promise<void> {
  await userEvent.click(await page.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard(code)
}

export async function expectCode(code: string): Promise<void> {
  for (const digit of [1, 2, 3, 4]) await waitFor(() => expect(box(digit)).toHaveValue(code[digit - 1] ?? ''))
}

/** Enters an email on create-account and waits for the code dialog. */
export async function askForCode(email: string): Promise<HTMLElement> {
  await fill('Email', email)
  await userEvent.click(button('Verify Email'))
  const opened = await dialog()
  await expectToast('Verification code sent successfully', 'success')
  return opened
}
