import { type ReactElement, type ReactNode } from 'react'
import { AlertTriangleIcon } from '../../icons/AlertTriangleIcon.tsx'
import { RefreshIcon } from '../../icons/RefreshIcon.tsx'
import { WifiOffIcon } from '../../icons/WifiOffIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Button } from '../Button/index.ts'
import { Blank, type BlankSize, type BlankHeadingLevel } from '../private/Blank/index.ts'
import * as styles from './ErrorState.css.ts'

/** What is wrong: something failed, or there is no connection. */
export const errorStateReasons = ['failed', 'offline'] as const
export type ErrorStateReason = (typeof errorStateReasons)[number]

const icons = { failed: AlertTriangleIcon, offline: WifiOffIcon } as const satisfies Record<ErrorStateReason, unknown>

/** A retry can only be in progress where there is a retry handler. */
type Retry =
  | {
      /** The retry handler. Without it only `action` is shown. */
      onRetry: (() => void) | undefined
      /** The retry is in progress. */
      retrying?: boolean
      /** The label of the button that tries again. */
      retryLabel?: string
    }
  | { onRetry?: never; retrying?: never; retryLabel?: never }

export type ErrorStateProps = PassThrough &
  Retry & {
    /** What could not be done: 'Failed to load notifications'. */
    title: string
    /** The level of its heading in the outline. */
    headingLevel?: BlankHeadingLevel
    /** Why it failed, which decides text and illustration. */
    reason?: ErrorStateReason
    /** Why, and what to do about it. */
    children?: ReactNode
    /** Another action, where a retry cannot help. */
    action?: ReactElement | undefined
    /** How much space it takes: a part of a page, or the page. */
    size?: BlankSize
  }

/**
 * Says that a part of the page could not be loaded. It replaces the part and is announced. A failed action is a `toast` or an
 * `Alert`.
 */
export function ErrorState({
  title,
  headingLevel = 2,
  reason = 'failed',
  children,
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
  action,
  size = 'compact',
  ...rest
}: ErrorStateProps) {
  const Icon = icons[reason]
  const retry =
    onRetry === undefined ? undefined : (
      <Button variant="outline" icon={<RefreshIcon />} loading={retrying} loadingLabel="Trying again" onClick={onRetry}>
        {retryLabel}
      </Button>
    )
  return (
    <Blank
      {...rest}
      component="ErrorState"
      role="alert"
      title={title}
      headingLevel={headingLevel}
      picture={
        <span className={`${styles.sign} ${styles.tones[reason]}`}>
          <Icon size="lg" />
        </span>
      }
      action={retry ?? action}
      size={size}
    >
      {children}
    </Blank>
  )
}
