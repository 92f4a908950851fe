/** What stands in a page that can be used: that many elements, each visible, enabled and owned by React. */
export interface Landmark {
  readonly selector: string
  readonly count: number
}

/** A task of the main thread of more than 50 ms, in ms of the page's timeline. */
export interface LongTask {
  readonly start: number
  readonly duration: number
}

/** What {@link observe} leaves in the page, as `globalThis.bench`. */
export interface Observed {
  /** When all landmarks of the page stood; in ms of the page's timeline. */
  readonly interactive: Promise<number>
  largestPaint: number
  readonly longTasks: LongTask[]
  /**
   * The ms from the next click, or from going back, to the frame in which all landmarks stand.
   * Call it before the click; with `isBack` it goes back itself.
   */
  readonly change: (landmarks: readonly Landmark[], isBack: boolean) => Promise<number>
  /** The result of the last call, by which it is awaited. */
  changed?: Promise<number>
}

/**
 * Runs in the page before any script of it. It looks for the landmarks in every animation frame. It is passed to the browser as source, so
 * it refers to nothing outside of itself.
 */
export function observe(landmarks: readonly Landmark[]): void {
  const isReady = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')) &&
    !element.matches(':disabled, [aria-disabled="true"], [inert] *') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0
  const allStand = (wanted: readonly Landmark[]) =>
    wanted.every(
      ({ selector, count }) => Array.from(document.querySelectorAll(selector)).filter(isReady).length >= count,
    )
  const standing = (wanted: readonly Landmark[]) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (allStand(wanted)) resolve(performance.now())
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const observed: Observed = {
    interactive: standing(landmarks),
    largestPaint: 0,
    longTasks: [],
    change: async (wanted, isBack) => {
      const begun = isBack
        ? performance.now()
        : new Promise<number>((resolve) =>
            addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
          )
      if (isBack) history.back()
      const start = await begun
      return (await standing(wanted)) - start
    },
  }
  Object.assign(globalThis, { bench: observed })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) observed.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
