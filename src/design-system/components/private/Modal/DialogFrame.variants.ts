import { cva } from 'class-variance-authority'
import * as styles from './DialogFrame.css.ts'

/** 24, 32, 44 and 60 rem wide; the whole width on a phone. */
export const dialogSizes = ['sm', 'md', 'lg', 'xl'] as const
export type DialogSize = (typeof dialogSizes)[number]

export const dialogScrim = styles.scrim
export const dialogFrame = cva(styles.frame, { variants: { size: styles.sizes } })
export const dialogPanel = styles.panel
