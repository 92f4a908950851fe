import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { currentPath } from '../../_kit/screen.tsx'

export const ngozi = 'ngozi@ekoevents.example'
export const newcomer = 'ada.okafor@lagosnights.example'

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const button = (name: string) => page.getByRole('button', { name })
export const dialog = () => page.findByRole('dialog', { name: 'Verify your email' })
export const heading = (name: string) => page.findByRole('heading', { level: 1, name })
/** A text of the page itself, not the same text in a toast or in the list of a form's errors. */
export const message = (text: string) =>
  page.findByText(text, { ignore: '[data-component="Toast"] *, [data-component="ErrorSummary"] *' })
/** The list of a form's errors. */
export const errorList = (name: string) => page.findByRole('group', { name })

/** Types into a field after clearing it. */
export async function fill(label: string, value: string): Promise<void> {
  const input = await page.findByLabelText(label, { exact: true })
  await userEvent.clear(input)
  await userEvent.type(input, value)
}

const toasts = () => Array.from(document.querySelectorAll<HTMLElement>('[data-component="Toast"]'))

/** Expects a toast with this message, which stays for the picture: during a story no toast closes automatically. */
export async function expectLastToast(message: string, tone: 'success' | 'info' | 'danger'): Promise<HTMLElement> {
  const toast = await waitFor(() => {
    const shown = toasts().find((toast) => toast.querySelector('p')?.textContent === message)
    if (!shown) {
      throw new Error(
        `No toast says "${message}", but: ${
          toasts()
            .map((toast) => toast.textContent)
            .join(' | ') || 'nothing'
        }`,
      )
    }
    return shown
  })
  await expect(toast).toHaveAttribute('data-tone', tone)
  return toast
}

/** Expects a toast with this message. It is dismissed immediately, so that a later toast with the same message is not confused with it. */
export async function expectToast(message: string, tone: 'success' | 'info' | 'danger'): Promise<void> {
  const toast = await expectLastToast(message, tone)
  toast.querySelector<HTMLElement>('button[aria-label="Dismiss"]')?.click()
  await waitFor(() => expect(toasts()).not.toContain(toast))
}

/** Expects that no toast is shown. */
export async function expectNoToast(): Promise<void> {
  await expect(toasts()).toEqual([])
}

/** Waits until the app is at this address. */
export async function expectPath(path: string): Promise<void> {
  await waitFor(() => expect(currentPath()).toBe(path))
}

export const box = (digit: number) => page.getByLabelText(`Digit ${digit} of 4`)

/** Types a code, starting in the first box. */
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
  const codeDialog = await dialog()
  await expectToast('Verification code sent successfully', 'success')
  return codeDialog
}
