import type { MouseEvent } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { root } from './SkipLink.css.ts'

export interface SkipLinkProps extends PassThrough {
  /** The id of the main content, which can take focus (`tabIndex={-1}`). */
  targetId: string
  children?: string
}

/** The first tab stop of the page: skips the navigation. Invisible until it has focus. */
export function SkipLink({ targetId, children = 'Skip to main content', ...rest }: SkipLinkProps) {
  const jump = (event: MouseEvent): void => {
    const target = document.getElementById(targetId)
    if (!target) return
    // Without the fragment in the address: the router would take it for a navigation.
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  }
  return (
    <a {...rest} data-component="SkipLink" className={root} href={`#${targetId}`} onClick={jump}>
      {children}
    </a>
  )
}
