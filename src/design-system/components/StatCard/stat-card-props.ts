import { type ReactElement, type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { type StatTrend } from './Trend.tsx'

interface Ready {
  /** Whether the value is there, on its way, or could not be loaded. */
  status?: 'ready'
  /** The figure: a `Money`, a count. Nothing (`null`) is shown as missing, never as zero. */
  value: ReactNode
  /** What the figure is about, in a few words. */
  hint?: ReactNode
  /** How the value has changed, and whether that is welcome. */
  trend?: StatTrend | undefined
  /** The link of the whole card. */
  href?: string | undefined
  /** Read out where the figure is missing. */
  missingLabel?: string
  /** Called when the reader asks to load the value again. */
  onRetry?: never
  retrying?: never
  action?: never
}

interface Loading {
  /** Whether the value is there, on its way, or could not be loaded. */
  status: 'loading'
  value?: never
  hint?: never
  /** How the value has changed, and whether that is welcome. */
  trend?: never
  href?: never
  missingLabel?: never
  /** Called when the reader asks to load the value again. */
  onRetry?: never
  retrying?: never
  action?: never
}

interface Failed {
  /** Whether the value is there, on its way, or could not be loaded. */
  status: 'failed'
  /** Called when the reader asks to load the value again. */
  onRetry: () => void
  /** The retry is in progress. The card does not change, so that focus is not lost. */
  retrying?: boolean
  value?: never
  /** A failed card shows its own text and button instead. */
  hint?: never
  /** How the value has changed, and whether that is welcome. */
  trend?: never
  href?: never
  missingLabel?: never
  action?: never
}

/** The reader may not see the figure. Trying again cannot help. */
interface Forbidden {
  /** Whether the value is there, on its way, or could not be loaded. */
  status: 'forbidden'
  /** A `Link` that leads elsewhere; omitted on the page it would lead to. */
  action?: ReactElement | undefined
  value?: never
  hint?: never
  /** How the value has changed, and whether that is welcome. */
  trend?: never
  href?: never
  missingLabel?: never
  /** Called when the reader asks to load the value again. */
  onRetry?: never
  retrying?: never
}

export const statCardSizes = ['md', 'lg'] as const
export type StatCardSize = (typeof statCardSizes)[number]

export type StatCardProps = PassThrough &
  (Ready | Loading | Failed | Forbidden) & {
    /** `lg` for the one figure that leads its page. */
    size?: StatCardSize
    /** The name of the figure. Always shown, also while it loads. */
    label: string
    /** Shown beside the label. */
    icon?: ReactElement | undefined
    /** The labels of the states, English by default. */
    labels?: StatCardLabels
  }

export const defaultLabels = {
  failed: 'Could not load',
  forbidden: 'No access',
  retry: 'Try again',
  retrying: 'Trying again',
}

export interface StatCardLabels extends Readonly<typeof defaultLabels> {}
