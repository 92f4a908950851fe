import { expect, type Locator, type Page } from '@playwright/test'

/** How a person uses the page: with a finger and an on-screen keyboard, or with the keyboard alone. */
export interface InputMethod {
  /** Presses a button, a link or a checkbox. */
  press: (target: Locator) => Promise<void>
  /** Goes to a field and types in it. */
  fillIn: (field: Locator, text: string) => Promise<void>
  /** Types in what has the focus. */
  type: (text: string) => Promise<void>
  /** Chooses in a native list. */
  choose: (list: Locator, option: string) => Promise<void>
  /** Chooses the first option of the open list of the field that has the focus. */
  pick: (option: Locator) => Promise<void>
}

export function touchInput(page: Page): InputMethod {
  // Letter by letter, as an on-screen keyboard does: as text, without a press of a key.
  const type = async (text: string) => {
    for (const letter of text) await page.keyboard.insertText(letter)
  }
  return {
    type,
    press: (target) => target.tap(),
    fillIn: async (field, text) => {
      await field.tap()
      await expect(field).toBeFocused()
      await type(text)
    },
    choose: async (list, label) => {
      await list.selectOption({ label })
    },
    pick: (option) => option.tap(),
  }
}

/** More than the stops of any page. */
const mostStops = 150

export function keyboardInput(page: Page): InputMethod {
  const goTo = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not reach ${target.toString()}`)
  }
  const type = (text: string) => page.keyboard.type(text)
  return {
    type,
    press: async (target) => {
      await goTo(target)
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    fillIn: async (field, text) => {
      await goTo(field)
      await type(text)
    },
    choose: async (list, option) => {
      await goTo(list)
      await type(option)
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    pick: async (option) => {
      // The list opens by typing, or by this key.
      if (!(await option.isVisible())) await page.keyboard.press('ArrowDown')
      await expect(option).toBeVisible()
      const isActive = () =>
        option.evaluate(({ id }) => document.activeElement?.getAttribute('aria-activedescendant') === id)
      if (!(await isActive())) await page.keyboard.press('ArrowDown')
      await expect.poll(isActive).toBe(true)
      await page.keyboard.press('Enter')
    },
  }
}
