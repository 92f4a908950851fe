import { type ReactNode, use, useRef } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { CopyButton, type CopyLabels } from '../private/CopyButton/index.ts'
import { hasContent } from '../private/Field/index.ts'
import { Missing } from '../private/Missing/index.ts'
import * as styles from './DescriptionList.css.ts'
import { ItemLayout } from './item-layout.ts'

interface Copyable {
  /** What is copied: the value as text. */
  copyText: string
  /** The button's name. Left out it is 'Copy' with the term. */
  copyLabel?: string
  /** The announcements of the copy button. */
  copyLabels?: CopyLabels | undefined
}

interface NotCopyable {
  copyText?: never
  copyLabel?: never
  /** The announcements of the copy button. */
  copyLabels?: never
}

export type DescriptionItemProps = (Copyable | NotCopyable) & {
  /** The name of the value, in a few words. */
  term: string
  /** The value. Nothing (`null`, an empty text) is shown as missing. */
  children?: ReactNode
  /** Read out where there is no value. */
  missingLabel?: string
}

/** One name and its value. */
export function DescriptionItem({
  term,
  children,
  missingLabel,
  copyText,
  copyLabel,
  copyLabels,
}: DescriptionItemProps) {
  const layout = use(ItemLayout)
  const source = useRef<HTMLDivElement>(null)
  invariantDev(layout !== undefined, `DescriptionItem: '${term}' stands outside of a DescriptionList. Put it into one.`)
  const hasValue = hasContent(children)
  return (
    <div className={`${styles.item} ${styles.itemLayouts[layout ?? 'stacked']}`} data-part="Item">
      <dt className={styles.term}>{term}</dt>
      <dd className={layout === 'rowEnd' ? `${styles.description} ${styles.descriptionEnd}` : styles.description}>
        <div ref={source} className={styles.value} dir="auto">
          {hasValue ? children : <Missing label={missingLabel} />}
        </div>
        {hasValue && copyText !== undefined ? (
          <CopyButton
            text={copyText}
            label={copyLabel ?? `Copy ${term.toLocaleLowerCase('en')}`}
            source={source}
            labels={copyLabels}
          />
        ) : null}
      </dd>
    </div>
  )
}
