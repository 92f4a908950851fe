/** Functions that the test-runner evaluates in the page of a story: each is self-contained and takes and returns plain data. */

/** A rectangle of the page, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The rectangle that a story's picture shows, as Playwright's `clip` counts: for 'content' from the start of the document, else from the window's.
 * @param crop 'content': what the story draws, with a margin of 8 px for focus rings and shadows, or the window while an overlay is open;
 *   'main': the page's main landmark with open overlays; 'window': all of the window
 */
export function pictureArea(crop: 'content' | 'main' | 'window'): Box {
  const ignoredSelectors =
    'script, style, template, #storybook-root, #storybook-docs, #storybook-highlights-root, [class^="sb-"], [data-radix-focus-guard], #storybook-a11y-vision-filters'
  const margin = 8
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const overlays = [
    ...[...document.body.children].filter((element) => !element.matches(ignoredSelectors)),
    ...document.querySelectorAll('dialog:modal, :popover-open, [data-sonner-toast]'),
  ].flatMap((element) => [element, ...element.querySelectorAll('*')].filter(isShown))
  const root = document.querySelector('#storybook-root') ?? document.body
  const main = crop === 'main' ? root.querySelector('main') : null
  const union = (elements: readonly Element[], space: number) => {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const { scrollWidth, scrollHeight } = document.documentElement
    const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + scrollX - space))
    const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - space))
    const right = Math.min(scrollWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX + space))
    const bottom = Math.min(scrollHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + space))
    return { x, y, width: right - x, height: bottom - y }
  }
  const drawn = [root, ...root.querySelectorAll('*')].filter(isShown)
  const windowBox = { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight }
  if (crop === 'content') return overlays.length > 0 || drawn.length === 0 ? windowBox : union(drawn, margin)
  if (main === null) return { ...windowBox, x: 0, y: 0 }
  // A backdrop covers the window; what matters is what lies on it.
  const isBackdrop = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width >= innerWidth && height >= innerHeight
  }
  const { x, y, width, height } = union([main, ...overlays.filter((element) => !isBackdrop(element))], 0)
  // What lies outside the window is not part of a picture of the window.
  const [left, top] = [Math.max(x, scrollX), Math.max(y, scrollY)]
  const [right, bottom] = [Math.min(x + width, scrollX + innerWidth), Math.min(y + height, scrollY + innerHeight)]
  return { x: left - scrollX, y: top - scrollY, width: right - left, height: bottom - top }
}

/** Whether a rectangle that counts from the start of the document is all within a window that is not scrolled. */
export function isInWindow({ x, y, width, height }: Box): boolean {
  return scrollX === 0 && scrollY === 0 && x + width <= innerWidth && y + height <= innerHeight
}

/** Resolves when fonts and images are there and the document has not changed for `quietMs`, or after 2 s of changes without a pause. */
export async function waitUntilQuiet(quietMs: number): Promise<void> {
  await document.fonts.ready
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  const start = performance.now()
  await new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }
    let calm = setTimeout(finish, quietMs)
    const observer = new MutationObserver(() => {
      clearTimeout(calm)
      if (performance.now() - start > 2000) finish()
      else calm = setTimeout(finish, quietMs)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** The markup of the story and of what it has put beside its root, such as dialogs. */
export function storyMarkup(): string {
  const foreign = 'script, style, .sb-wrapper, #storybook-docs, #storybook-highlights-root'
  return [...document.body.children]
    .filter((element) => !element.matches(foreign))
    .map((element) => element.outerHTML)
    .join('\n')
}

/** Names of animations that are running. */
export function runningAnimations(): readonly string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id || 'a transition'))
}

/**
 * Why a page that has loaded cannot show stories; undefined when it can. Its script may not have arrived, and the mock API's service worker,
 * which is registered, may not control the page, as when it ended with the page before: such a page reloads itself when its first story
 * starts the mock API, and what the runner had put into it is lost.
 */
export async function obstacleToStories(): Promise<string | undefined> {
  if (!('readStory' in window)) return 'its script did not run'
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null || (await serviceWorker.getRegistrations()).length === 0) return undefined
  return 'the mock API does not control the page'
}
