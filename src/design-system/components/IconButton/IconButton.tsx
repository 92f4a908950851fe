import { type ReactElement } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import {
  ButtonBase,
  type ButtonBehaviour,
  buttonClass,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../private/ButtonBase/index.ts'
import * as styles from './IconButton.css.ts'

export type IconButtonProps = ButtonBehaviour &
  Omit<PassThrough, 'aria-label' | 'aria-labelledby'> & {
    /** The button's name: what it does, not what the icon shows. Wrap the button in a `Tooltip` to show it on hover as well. */
    label: string
    /** TypeScript allows any attribute with a hyphen unless it is declared. */
    'aria-label'?: never
    'aria-labelledby'?: never
    /** The icon it shows. */
    icon: ReactElement
    /** How strongly it stands out. */
    variant?: ButtonVariant
    /** What it does, by colour. */
    tone?: ButtonTone
    /** 32, 40 or 48 px; at least 44 px to a finger. */
    size?: ButtonSize
    /** A `CountBadge` on the icon's shoulder. Say its number in `label` too, as it is shown ('99+'). */
    badge?: ReactElement | undefined
  }

/** A button with an icon and no visible text. Where there is space for text, use `Button` with `icon`. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  tone = 'neutral',
  size,
  badge,
  ...behaviour
}: IconButtonProps) {
  invariantDev(
    label.trim() !== '',
    'IconButton: the label is empty, so the button has no name. Say what it does: label="Close".',
  )
  return (
    <ButtonBase
      component="IconButton"
      className={buttonClass({ variant, tone, size, shape: 'icon' })}
      {...behaviour}
      aria-label={label}
    >
      {icon}
      {badge === undefined ? null : (
        <span className={styles.badge} aria-hidden>
          {badge}
        </span>
      )}
    </ButtonBase>
  )
}
