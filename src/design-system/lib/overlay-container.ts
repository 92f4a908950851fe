import { createContext, use, useState } from 'react'

/**
 * The container of what opens over the page. Inside a dialog or drawer it is an element within it: portalled to the body a menu would open
 * underneath, and be hidden from assistive technology together with the rest of the page. Inside a `ThemeRegion` it has the region's theme.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null)

/** The container for a portal; undefined means the body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return use(OverlayContainer) ?? undefined
}

/**
 * An element for `OverlayContainer`, and the function that puts it into a slot. It exists before the slot does: an overlay that is open from the
 * start would otherwise be mounted in the body first, and hidden there from assistive technology as a part of the page.
 */
export function useOverlayElement(): { element: HTMLElement; placeIn: (slot: HTMLElement | null) => void } {
  const [overlays] = useState(() => {
    const element = document.createElement('div')
    return { element, placeIn: (slot: HTMLElement | null) => slot?.append(element) }
  })
  return overlays
}
