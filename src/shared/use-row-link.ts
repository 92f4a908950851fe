import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The link of the row whose details are open, to be focused when they are closed: the row may have been pressed beside its link, or the
 * details opened by the address.
 * @param href of the row; undefined while no details are open
 */
export function useRowLink(href: string | undefined): RefObject<HTMLElement | null> {
  const link = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (href === undefined) return undefined
    // Looked up at the end, because the list may be loaded later than the details.
    return () => {
      const links = [...document.querySelectorAll<HTMLElement>('main a[href]')]
      link.current = links.find((candidate) => candidate.getAttribute('href') === href) ?? null
    }
  }, [href])
  return link
}
