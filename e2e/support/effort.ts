import type { Page } from '@playwright/test'

/** What a person does with the fingers: presses, keys, and choices in a native list, which the browser shows outside the page. */
export interface Effort {
  taps: number
  keys: number
  choices: number
}

/**
 * Counts what reaches the pages of this tab as input: presses of a finger or a mouse, and keys, with those of an on-screen keyboard, which sends
 * text only.
 */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { taps: 0, keys: 0, choices: 0 }
  await page.exposeFunction('countInput', (kind: keyof Effort) => {
    effort[kind] += 1
  })
  await page.addInitScript(() => {
    const { countInput } = window as unknown as { countInput: (kind: keyof Effort) => Promise<void> }
    let isKeyDown = false
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && void countInput('taps'), true)
    addEventListener(
      'keydown',
      ({ isTrusted }) => {
        if (!isTrusted) return
        isKeyDown = true
        void countInput('keys')
      },
      true,
    )
    addEventListener('keyup', () => (isKeyDown = false), true)
    addEventListener('beforeinput', () => isKeyDown || void countInput('keys'), true)
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) void countInput('choices')
      },
      true,
    )
  })
  return effort
}
