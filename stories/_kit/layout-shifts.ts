interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Lets the browser draw `count` frames. */
export async function drawnFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`

/** One line for each shift, as Core Web Vitals count it (CLS): its value, and what moved from where to where. */
function describeShifts(entries: readonly LayoutShift[]): readonly string[] {
  return entries.map(({ value, sources }) => {
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const text = node?.textContent?.trim().slice(0, 40)
      return `'${text ?? 'removed'}' from ${placeOf(previousRect)} to ${placeOf(currentRect)}`
    })
    return `${value.toFixed(4)}: ${moved.join('; ')}`
  })
}

/**
 * Runs `act` and tells what moved on the page by itself meanwhile.
 * @returns a line for each shift; empty when nothing moved
 */
export async function layoutShiftsDuring(act: () => Promise<unknown>): Promise<readonly string[]> {
  const entries: LayoutShift[] = []
  const note = (list: PerformanceEntryList) => entries.push(...(list as LayoutShift[]))
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  await drawnFrames(2)
  observer.observe({ type: 'layout-shift' })
  await act()
  // A shift is reported with the frame after the one that drew it.
  await drawnFrames(3)
  note(observer.takeRecords())
  observer.disconnect()
  return describeShifts(entries)
}
