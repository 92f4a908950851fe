import { type ReactNode } from 'react'
import * as styles from './Icon.css.ts'

export const iconSizes = ['sm', 'md', 'lg', 'xl'] as const
export type IconSize = (typeof iconSizes)[number]

export interface IconProps {
  /** 16, 20, 24 or 40 px. Inside a control the control decides. */
  size?: IconSize
  /** The icon's name, only where no text beside it says the same. Without it the icon is decoration. */
  label?: string | undefined
}

interface IconFrameProps {
  children: ReactNode
  /** It points along the line of writing, as an arrow to the next page does, and turns where text runs from right to left. */
  turns?: boolean
}

/** The frame that every icon shares: a 24 px grid, strokes of 1.75 with round ends, in the colour of the text around it. */
export function Icon({ size = 'md', label, turns = false, children }: IconProps & IconFrameProps) {
  return (
    <svg
      className={[styles.icon, styles.sizes[size], ...(turns ? [styles.alongLine] : [])].join(' ')}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  )
}
