import type { ReactNode } from 'react'
import { panel, surfaces } from './panel.css.ts'

/** A piece of one of the product's surfaces, to show a component on it. */
export function Panel({ surface, children }: { surface: keyof typeof surfaces; children: ReactNode }) {
  return <div className={`${panel} ${surfaces[surface]}`}>{children}</div>
}
