import { invariantDev } from '../../lib/invariant-dev.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import { InternalLink } from '../Link/index.ts'
import { TabFace, type TabFaceProps, TabStrip, tabStripStyles } from '../private/TabStrip/index.ts'

export interface TabLink extends TabFaceProps {
  href: string
}

export interface TabLinksProps extends PassThrough {
  /** Names the navigation; without the word 'navigation', which is read out anyway. */
  label: string
  /** The pages in their order. */
  links: readonly TabLink[]
  /** The `href` of the link to the current page; left out where there is none. */
  current?: string | undefined
}

/**
 * Tabs that are pages: each has an address, can be opened in a new tab of the browser, and is reached by Back. They look like `Tabs` and
 * are links, so the Tab key moves between them.
 */
export function TabLinks({ label, links, current, ...rest }: TabLinksProps) {
  invariantDev(
    current === undefined || links.some(({ href }) => href === current),
    `TabLinks: no link leads to \`current\` ('${current}'). Give it one of the links' addresses, or leave it out.`,
  )
  return (
    <nav {...rest} aria-label={label} data-component="TabLinks">
      <TabStrip active={current}>
        <ul role="list" className={tabStripStyles.list}>
          {links.map(({ href, ...face }) => (
            <li key={href}>
              <InternalLink
                href={href}
                data-part="TabLink"
                className={tabStripStyles.tab}
                {...(href === current ? { 'aria-current': 'page' as const } : {})}
              >
                <TabFace {...face} />
              </InternalLink>
            </li>
          ))}
        </ul>
      </TabStrip>
    </nav>
  )
}
