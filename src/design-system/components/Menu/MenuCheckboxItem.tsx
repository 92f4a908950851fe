import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Menu.css.ts'

export interface MenuCheckboxItemProps extends PassThrough {
  children: ReactNode
  checked: boolean
  onChange: (event: { checked: boolean }) => void
}

/** A setting that is on or off inside a `Menu`. The menu stays open. */
export function MenuCheckboxItem({ children, checked, onChange, ...rest }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      {...rest}
      data-part="MenuCheckboxItem"
      className={styles.item}
      checked={checked}
      onCheckedChange={(next) => onChange({ checked: next })}
      onSelect={(event) => event.preventDefault()}
    >
      <span className={styles.label}>{children}</span>
      <span className={styles.check}>
        <Radix.ItemIndicator>
          <CheckIcon size="sm" />
        </Radix.ItemIndicator>
      </span>
    </Radix.CheckboxItem>
  )
}
