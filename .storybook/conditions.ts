import type { Page } from 'playwright'

interface Condition {
  readonly name: string
  readonly begin: (page: Page) => Promise<unknown>
  /** Undoes what `begin` did; the window's size is put back after each condition. */
  readonly end?: (page: Page) => Promise<unknown>
  /** The rule of axe that says nothing there. */
  readonly without?: string
}

/** Shows the page in a theme, without rendering the story again. */
export const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)

/** Renders the story that is shown once more, with another value of the toolbar's direction. */
const setDirection = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((value) => window.setStoryGlobals({ direction: value }), direction)

/**
 * In what a story has to be accessible: `npm run stories:test -- --everywhere`. A browser's zoom makes its window smaller in CSS pixels, so
 * 200 % of a window of 1280 px is one of 640 px, and 320 px is what WCAG 1.4.10 asks for.
 */
export const conditions: readonly Condition[] = [
  { name: 'in the light theme', begin: (page) => setTheme(page, 'light') },
  { name: 'in the dark theme', begin: (page) => setTheme(page, 'dark'), end: (page) => setTheme(page, 'light') },
  {
    name: 'right to left',
    begin: (page) => setDirection(page, 'rtl'),
    end: (page) => setDirection(page, 'ltr'),
  },
  {
    name: 'in forced colours',
    begin: (page) => page.emulateMedia({ forcedColors: 'active' }),
    end: (page) => page.emulateMedia({ forcedColors: 'none' }),
    // axe reads the colour that fills text, which Chromium reports as it would be without forced colours; what is shown are the user's own.
    without: 'color-contrast',
  },
  { name: 'at 200 % zoom', begin: (page) => page.setViewportSize({ width: 640, height: 400 }) },
  { name: 'at 320 px', begin: (page) => page.setViewportSize({ width: 320, height: 640 }) },
]
