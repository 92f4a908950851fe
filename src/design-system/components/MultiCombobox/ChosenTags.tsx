import { type KeyboardEvent, type RefObject, useState } from 'react'
import { keyAlongLine } from '../../lib/direction.ts'
import { useDirection } from '../../lib/direction-provider.tsx'
import { Tag } from '../Tag/index.ts'
import * as styles from './MultiCombobox.css.ts'

interface ChosenTagsProps {
  labelId: string
  values: readonly string[]
  labelFor: (value: string) => string
  removeLabel: (label: string) => string
  /** Neither disabled nor read-only. */
  usable: boolean
  disabled: boolean
  list: RefObject<HTMLUListElement | null>
  onRemove: (value: string) => void
  /** Focus goes back to the input. */
  onLeave: () => void
}

/** The buttons of the tags, in their order. */
export const removeButtons = (list: HTMLUListElement | null): readonly HTMLButtonElement[] => [
  ...(list?.querySelectorAll('button') ?? []),
]

/** The chosen options as tags. They are one tab stop; arrow keys move among them. */
export function ChosenTags({
  labelId,
  values,
  labelFor,
  removeLabel,
  usable,
  disabled,
  list,
  onRemove,
  onLeave,
}: ChosenTagsProps) {
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, values.length - 1)

  const indexOf = (target: EventTarget) => removeButtons(list.current).findIndex((button) => button === target)

  const direction = useDirection()
  const goTo = (index: number) => {
    const buttons = removeButtons(list.current)
    if (index >= buttons.length) onLeave()
    else buttons[Math.max(index, 0)]?.focus()
  }

  const remove = (index: number) => {
    const value = values[index]
    if (value === undefined) return
    // The next one moves into its place; when it was the last, the one before takes the focus, or the input.
    const buttons = removeButtons(list.current)
    const heir = buttons[index + 1] ?? buttons[index - 1]
    if (heir === undefined) onLeave()
    else heir.focus()
    onRemove(value)
    setCurrent(index)
  }

  const handleKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = indexOf(event.target)
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goTo(index - 1),
      ArrowRight: () => goTo(index + 1),
      Home: () => goTo(0),
      End: () => goTo(values.length - 1),
      Backspace: () => remove(index),
      Delete: () => remove(index),
    }
    const move = moves[keyAlongLine(event.key, direction)]
    if (index < 0 || move === undefined) return
    event.preventDefault()
    move()
  }

  if (values.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens to the buttons inside
    <ul
      ref={list}
      role="list"
      className={styles.tags}
      aria-labelledby={labelId}
      onKeyDown={handleKey}
      onFocus={(event) => setCurrent(indexOf(event.target))}
    >
      {values.map((value, index) => {
        const label = labelFor(value)
        return (
          <li key={value} className={styles.item}>
            {usable || disabled ? (
              <Tag
                tone="brand"
                disabled={disabled}
                removeLabel={removeLabel(label)}
                buttonTabIndex={index === stop ? 0 : -1}
                onRemove={() => remove(index)}
              >
                {label}
              </Tag>
            ) : (
              <Tag tone="brand">{label}</Tag>
            )}
          </li>
        )
      })}
    </ul>
  )
}
