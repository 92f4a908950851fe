import { type ReactNode } from 'react'
import { CheckIcon } from '../../../icons/CheckIcon.tsx'
import { PlusIcon } from '../../../icons/PlusIcon.tsx'
import { RefreshIcon } from '../../../icons/RefreshIcon.tsx'
import * as styles from './ChoicePopup.css.ts'
import { isDisabled, type Row } from './options.ts'
import { type ChoiceLabels } from './labels.ts'

interface ChoiceRowProps {
  id: string
  row: Row
  index: number
  /** The total number of lines, because not all lines of a long list are in the document. */
  count: number
  active: boolean
  labels: ChoiceLabels
  onPick: (row: Row) => void
  onHover: (index: number) => void
}

/** One line of the list: an option or an action. Focus stays in the input, which references the active line by its id. */
export function ChoiceRow({ id, row, index, count, active, labels, onPick, onHover }: ChoiceRowProps) {
  const disabled = isDisabled(row)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and answers the keys, as the ARIA combobox pattern asks
    <div
      id={id}
      role="option"
      data-part="Option"
      className={styles.row}
      aria-selected={row.kind === 'option' && row.selected}
      aria-disabled={disabled || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-active={active || undefined}
      onClick={() => onPick(row)}
      onPointerMove={() => {
        if (!active && !disabled) onHover(index)
      }}
    >
      <Content row={row} labels={labels} />
    </div>
  )
}

function Content({ row, labels }: { row: Row; labels: ChoiceLabels }) {
  if (row.kind === 'retry') return <Action icon={<RefreshIcon size="sm" />}>{labels.retry}</Action>
  if (row.kind === 'add') return <Action icon={<PlusIcon size="sm" />}>{labels.add(row.text)}</Action>
  const { label, description } = row.option
  return (
    <>
      <span className={styles.textColumn} dir="auto">
        <span className={styles.name}>{label}</span>
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.check}>{row.selected ? <CheckIcon size="sm" /> : null}</span>
    </>
  )
}

function Action({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.textColumn} dir="auto">
        {children}
      </span>
    </>
  )
}
