import { cva } from 'class-variance-authority'
import * as styles from './Drawer.css.ts'

export const drawerSides = ['right', 'left'] as const
export type DrawerSide = (typeof drawerSides)[number]

/** `panel` is 26 rem and the whole width up to 480 px; `sidebar` is 18 rem and leaves a strip of the page. */
export const drawerWidths = ['panel', 'sidebar'] as const
export type DrawerWidth = (typeof drawerWidths)[number]

export const drawerFrame = cva(styles.frame, { variants: { side: styles.frameSides, width: styles.widths } })
export const drawerPanel = cva(styles.panel, { variants: { side: styles.sides, width: styles.grounds } })
