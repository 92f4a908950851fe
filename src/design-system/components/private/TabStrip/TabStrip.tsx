import type { ReactElement, ReactNode } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/index.ts'
import * as styles from './TabStrip.css.ts'
import { useTabStrip } from './use-tab-strip.ts'

/** The content of a tab, for buttons and links. */
export interface TabFaceProps {
  /** One to three words. */
  label: string
  icon?: ReactElement | undefined
  /** The count; numbers above 999 show as '999+'. `loading` reserves the space until the number is known. */
  count?: number | 'loading' | undefined
  /** What is counted, with the number ('4 open tasks'), where the label and the bare number do not say it. */
  countLabel?: string | undefined
}

const maxCount = 999

/** Icon, label and count. */
export function TabFace({ label, icon, count, countLabel }: TabFaceProps) {
  const number = typeof count === 'number' && count > maxCount ? `${maxCount}+` : count
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label} title={label}>
        {label}
      </span>
      {/* The space keeps label and number two words in the name; a flex container does not draw it. */}{' '}
      {number !== undefined && (
        <span
          className={styles.count}
          data-part="Count"
          aria-hidden={number === 'loading' || countLabel !== undefined || undefined}
        >
          {number === 'loading' ? null : number}
        </span>
      )}
      {number !== undefined && number !== 'loading' && countLabel !== undefined && (
        <VisuallyHidden>{countLabel}</VisuallyHidden>
      )}
    </>
  )
}

interface TabStripProps {
  /** The active tab, which is scrolled into view when it changes. */
  active: string | undefined
  /** One element with the class `tabStripStyles.list`. */
  children: ReactNode
}

/** The row that `Tabs` and `TabLinks` share: a line, the tabs on it, fading edges where tabs are hidden. */
export function TabStrip({ active, children }: TabStripProps) {
  const [ref, more] = useTabStrip(active)
  return (
    <div className={styles.strip} data-part="Strip">
      <div ref={ref} className={styles.scroller} data-part="Scroller" data-more={more}>
        {children}
      </div>
    </div>
  )
}
