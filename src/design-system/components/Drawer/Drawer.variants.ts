import { cva } from 'class-variance-authority'
import * as styles from './Drawer.css.ts'

/** Of the line of writing: the end is on the right in English, on the left in Arabic. */
export const drawerSides = ['end', 'start'] as const
export type DrawerSide = (typeof drawerSides)[number]

/** `panel` is 26 rem and the whole width up to 480 px; `sidebar` is 18 rem and leaves a strip of the page. */
export const drawerWidths = ['panel', 'sidebar'] as const
export type DrawerWidth = (typeof drawerWidths)[number]

/** Below 768 px: from its side, or as a sheet from below, as high as its content. */
export const drawerPhoneForms = ['side', 'bottom'] as const
export type DrawerPhoneForm = (typeof drawerPhoneForms)[number]

export const drawerFrame = cva(styles.frame, {
  variants: { side: styles.frameSides, width: styles.widths, onPhone: styles.phoneFrames },
})
export const drawerPanel = cva(styles.panel, {
  variants: { side: styles.sides, width: styles.grounds, onPhone: styles.phonePanels },
})
