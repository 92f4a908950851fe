import type { ReactNode } from 'react'
import * as styles from './demo.css.ts'

/** A child with visible edges, for stories about layout. */
export function Tile({ children, height = 'low' }: { children?: ReactNode; height?: keyof typeof styles.tileHeights }) {
  return <div className={`${styles.tile} ${styles.tileHeights[height]}`}>{children ?? 'Child'}</div>
}

/** Shows the edge of the parent. */
export function Frame({ children, padded = false }: { children: ReactNode; padded?: boolean }) {
  return <div className={padded ? `${styles.frame} ${styles.padded}` : styles.frame}>{children}</div>
}

export const tableWidths = [41, 48, 57, 71] as const

/** As wide as a table is in some window, in rem. */
export function TableWidth({ rem, children }: { rem: (typeof tableWidths)[number]; children: ReactNode }) {
  return <div className={styles.tableWidths[rem]}>{children}</div>
}

/** 320 px wide: the narrowest phone. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div data-part="Narrow" className={styles.narrow}>
      {children}
    </div>
  )
}
