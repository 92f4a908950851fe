import { type ReactElement, type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import {
  ButtonBase,
  type ButtonBehaviour,
  buttonClass,
  type ButtonProminence,
  type ButtonSize,
  buttonStyles,
  type ButtonTone,
} from '../private/ButtonBase/index.ts'

export type ButtonProps = ButtonBehaviour &
  ButtonProminence &
  PassThrough & {
    /** Starts with a verb, in sentence case. */
    children: ReactNode
    /** Meaning: by default `neutral` for an outline, `primary` for every other variant. */
    tone?: ButtonTone
    /** 32, 40 or 48 px. */
    size?: ButtonSize
    /** As wide as its container. */
    fullWidth?: boolean
    /** An icon before the label. */
    icon?: ReactElement | undefined
    /** An icon after the label: a chevron of a menu, an arrow. */
    iconEnd?: ReactElement | undefined
  }

/** Does something here. What leads somewhere is a `Link` or a `ButtonLink`. */
export function Button({ children, variant, flush, tone, size, fullWidth, icon, iconEnd, ...behaviour }: ButtonProps) {
  return (
    <ButtonBase component="Button" className={buttonClass({ variant, flush, tone, size, fullWidth })} {...behaviour}>
      {icon}
      <span className={buttonStyles.label}>{children}</span>
      {iconEnd}
    </ButtonBase>
  )
}
