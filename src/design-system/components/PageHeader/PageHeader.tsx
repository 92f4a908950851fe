import type { ReactNode, Ref } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { DisplayHeading } from '../DisplayHeading/index.ts'
import * as styles from './PageHeader.css.ts'
import { PageTrail } from './PageTrail.tsx'

export interface PageHeaderProps extends PassThrough {
  /** The name of the page. */
  title: string
  /** One sentence below the title. */
  description?: ReactNode
  /** Buttons; the main one last. */
  actions?: ReactNode
  /** The menu of further actions, behind an `IconButton`: before the buttons, on a phone at the end of the first line. */
  menu?: ReactNode
  /** The way up: `Breadcrumbs`, or one `Link` back. In the top bar of the `AppShell`; without one above the title. */
  before?: ReactNode
  /** `TabLinks` of the pages beside this one; they close the header with their line. */
  tabs?: ReactNode
  /** The page's `h1`. It can take focus: the app moves focus to it after a navigation, so that a screen reader starts there. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The title and the actions of a page. One for each page. */
export function PageHeader({ title, description, actions, menu, before, tabs, headingRef, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} data-component="PageHeader" className={styles.header}>
      {before !== undefined && <PageTrail>{before}</PageTrail>}
      <div className={styles.row}>
        <div className={styles.textColumn}>
          <div className={styles.title}>
            <DisplayHeading {...(headingRef ? { ref: headingRef } : {})} level={1} look="page" tabIndex={-1}>
              {title}
            </DisplayHeading>
          </div>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
    </div>
  )
}
