import { createContext, use } from 'react'

/**
 * The container of menus, popovers and tooltips. Inside a dialog or drawer it is an element within it: portalled to the body they would open
 * underneath, and be hidden from assistive technology together with the rest of the page.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null)

/** The container for a portal; undefined means the body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return use(OverlayContainer) ?? undefined
}
