import { startTimer } from './timers.ts'

/** A rectangle of the page in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room around a component's picture: a focus ring and a small shadow reach outside its box. */
const margin = 8

/** Children of the body that are not part of any story. */
const ignoredSelectors =
  'script, style, template, #storybook-root, #storybook-docs, #storybook-highlights-root, [class^="sb-"], [data-radix-focus-guard], #storybook-a11y-vision-filters'

const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

const hasArea = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

const isShown = (element: Element) =>
  [element, ...element.querySelectorAll('*')].some((part) => hasArea(part) && isVisible(part))

/** Whether something lies over the story: a portal with something to see in it, or an element in the browser's top layer. */
export function hasOverlay(): boolean {
  if (document.querySelector('dialog:modal, :popover-open') !== null) return true
  return Array.from(document.body.children).some((element) => !element.matches(ignoredSelectors) && isShown(element))
}

/** The box around everything the story draws in its root, with a margin, cut at the edges of the page. */
export function contentBox(): Box {
  const root = document.querySelector('#storybook-root') ?? document.body
  const boxes = [root, ...root.querySelectorAll('*')]
    .filter((element) => hasArea(element) && isVisible(element))
    .map((element) => element.getBoundingClientRect())
  const page = document.documentElement
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + scrollX - margin))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - margin))
  const right = Math.min(page.scrollWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX + margin))
  const bottom = Math.min(page.scrollHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + margin))
  if (boxes.length === 0) return { x: 0, y: 0, width: margin * 2, height: margin * 2 }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Storybook pauses animations in reverse in tests, which without a duration is their beginning. `:root` puts this above it. */
const forward = document.createElement('style')
forward.textContent =
  ':root *, :root *::before, :root *::after { animation-direction: normal !important; animation-play-state: running !important; }'

/**
 * Ends every animation and transition immediately, so that colours and places are final when they are looked at, and hides the caret,
 * which forced colours draw all the same: there it does not blink.
 */
const still = document.createElement('style')
still.textContent = `:root *, :root *::before, :root *::after {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important; scroll-behavior: auto !important;
  caret-color: transparent !important; caret-animation: manual !important;
}`

/** Switches motion off, or back on to look at what still moves. */
export function stopMotion(stop: boolean): void {
  // A style that is put in again has all others worked out again.
  if (!forward.isConnected) document.head.append(forward)
  if (!stop) {
    still.remove()
    return
  }
  if (!still.isConnected) document.head.append(still)
  // What the compositor has begun does not hear of a new duration: it is brought to its end here.
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** How long nothing may change before the page counts as finished, and how long a restless page is waited for, in ms. */
const quietFor = 40
const patience = 2000

/** Resolves when the browser is idle (some things begin only then) or has been too busy for that for half a second. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))

/** Resolves when fonts and images are there and the document has not changed for a moment. */
export async function quiet(): Promise<void> {
  await idle()
  await document.fonts.ready
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  await new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect()
      clearTimeout(calm)
      clearTimeout(limit)
      resolve()
    }
    // React may hold a loaded part back for a third of a second; the place it will take is marked meanwhile.
    const finishUnlessPending = () => {
      if (document.querySelector('[data-pending]') === null) finish()
    }
    let calm = startTimer(finishUnlessPending, quietFor)
    const limit = startTimer(finish, patience)
    const observer = new MutationObserver(() => {
      clearTimeout(calm)
      calm = startTimer(finishUnlessPending, quietFor)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await nextFrame()
  await nextFrame()
}

/** Makes a change of look and resolves when it is drawn: whether anything below the document's root changed with it. */
export async function drawn(change: () => void): Promise<boolean> {
  let hasChanged = false
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  change()
  await nextFrame()
  await nextFrame()
  observer.disconnect()
  return hasChanged
}
