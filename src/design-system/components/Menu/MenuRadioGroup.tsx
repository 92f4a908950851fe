import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactElement, type ReactNode, useId } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import * as styles from './Menu.css.ts'

export interface MenuChoice<Value extends string> {
  value: Value
  label: ReactNode
  /** Shown before the label. */
  icon?: ReactElement
}

export interface MenuRadioGroupProps<Value extends string> {
  /** The label of the choices, shown above them. */
  label: string
  value: Value
  /** The options in their order; one of them is chosen. */
  choices: readonly MenuChoice<Value>[]
  onChange: (event: { value: Value }) => void
}

/**
 * A choice of one inside a `Menu`, such as the theme. The menu stays open, so that the effect can be seen and the choice changed.
 */
export function MenuRadioGroup<Value extends string>({ label, value, choices, onChange }: MenuRadioGroupProps<Value>) {
  const labelId = useId()
  return (
    <Radix.RadioGroup
      aria-labelledby={labelId}
      value={value}
      onValueChange={(next) => {
        const choice = choices.find((candidate) => candidate.value === next)
        if (choice) onChange({ value: choice.value })
      }}
    >
      <div id={labelId} className={styles.groupLabel}>
        {label}
      </div>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          data-part="MenuRadioItem"
          className={styles.item}
          onSelect={(event) => event.preventDefault()}
        >
          {choice.icon !== undefined && <span className={styles.icon}>{choice.icon}</span>}
          <span className={styles.label}>{choice.label}</span>
          <span className={styles.check}>
            <Radix.ItemIndicator>
              <CheckIcon size="sm" />
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
