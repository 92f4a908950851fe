import { cva } from 'class-variance-authority'
import * as styles from './Logo.css.ts'

/** Height of the glyph: 24, 32, 40 and 64 px. */
export const logoSizes = ['sm', 'md', 'lg', 'xl'] as const
export type LogoSize = (typeof logoSizes)[number]

/** `colour` on the theme's surfaces, `panel` on the dark side panel, `mono` in the colour of the surrounding text (print, one ink). */
export const logoTones = ['colour', 'panel', 'mono'] as const
export type LogoTone = (typeof logoTones)[number]

export const logo = cva(styles.logo, { variants: { size: styles.sizes, tone: styles.tones } })
