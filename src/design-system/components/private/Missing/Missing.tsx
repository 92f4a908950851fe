import { type PassThrough } from '../../../lib/pass-through.ts'
import { VisuallyHidden } from '../../VisuallyHidden/index.ts'
import * as styles from './Missing.css.ts'

export type MissingProps = PassThrough & {
  /** The component it stands for. */
  component?: string | undefined
  /** Read out in place of the dash. */
  label?: string | undefined
}

/** What stands for a value nobody knows: a dash to see, words to hear. Never zero, never an empty place. */
export function Missing({ component, label = 'Not provided', ...rest }: MissingProps) {
  return (
    <span {...rest} data-component={component} className={styles.missing}>
      <span aria-hidden>—</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
