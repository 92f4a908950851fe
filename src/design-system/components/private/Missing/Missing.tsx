import { type PassThrough } from '../../../lib/pass-through.ts'
import { VisuallyHidden } from '../../VisuallyHidden/index.ts'
import * as styles from './Missing.css.ts'

export type MissingProps = PassThrough & {
  /** The component that renders it. */
  component?: string | undefined
  /** Read out in place of the dash. */
  label?: string | undefined
}

/** The placeholder of a missing value: a visible dash and a text for screen readers. Never zero, never empty. */
export function Missing({ component, label = 'Not provided', ...rest }: MissingProps) {
  return (
    <span {...rest} data-component={component} className={styles.missing}>
      <span aria-hidden>—</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
