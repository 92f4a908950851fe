import type { Page } from 'playwright'

interface Condition {
  readonly name: string
  readonly begin: (page: Page) => Promise<unknown>
  readonly end: (page: Page) => Promise<unknown>
  /** The rule of axe that says nothing there. */
  readonly without?: string
}

/** Renders the story that is shown once more, with another value of the toolbar's direction. */
const setDirection = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((value) => window.setStoryGlobals({ direction: value }), direction)

/** A window of this size (CSS pixels), and the one before it afterwards. */
function windowOf(name: string, width: number, height: number): Condition {
  let before: { width: number; height: number } | null = null
  return {
    name,
    begin: (page) => {
      before = page.viewportSize()
      return page.setViewportSize({ width, height })
    },
    end: (page) => (before === null ? Promise.resolve() : page.setViewportSize(before)),
  }
}

/**
 * In what else than its two themes a story has to be accessible: `npm run stories:test -- --everywhere`. A browser's zoom makes its window
 * smaller in CSS pixels, so 200 % of a window of 1280 px is one of 640 px, and 320 px is what WCAG 1.4.10 asks for.
 */
export const otherConditions: readonly Condition[] = [
  {
    name: 'right to left',
    begin: (page) => setDirection(page, 'rtl'),
    end: (page) => setDirection(page, 'ltr'),
  },
  {
    name: 'forced colours',
    begin: (page) => page.emulateMedia({ forcedColors: 'active' }),
    end: (page) => page.emulateMedia({ forcedColors: 'none' }),
    // axe reads the colour that fills text, which Chromium reports as it would be without forced colours; what is shown are the user's own.
    without: 'color-contrast',
  },
  windowOf('200 % zoom', 640, 400),
  windowOf('320 px', 320, 640),
]
