import { DropdownMenu as Radix } from 'radix-ui'
import * as styles from './Menu.css.ts'

/** A line between groups of a `Menu`; before a dangerous action, always. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />
}
