import * as Radix from 'radix-ui/dropdown-menu'
import * as styles from './Menu.css.ts'

/** A line between groups of a `Menu`; before a dangerous action, always. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />
}
