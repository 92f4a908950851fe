import { cva } from 'class-variance-authority'
import { type ReactElement } from 'react'
import { type IconProps } from '../../icons/Icon.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { statusIcons } from '../private/StatusIcons/index.ts'
import * as styles from './StatusPill.css.ts'

export const statusPillTones = ['neutral', 'info', 'success', 'warning', 'danger', 'brand'] as const
export type StatusPillTone = (typeof statusPillTones)[number]

/** 20 and 24 px high: in a row, and beside a heading. */
export const statusPillSizes = ['sm', 'md'] as const
export type StatusPillSize = (typeof statusPillSizes)[number]

/** How one state is shown. */
export interface StatusLook {
  /** The label of the state, in one or two words. */
  label: string
  /** Its colour, by meaning. */
  tone: StatusPillTone
  /** In place of the tone's own icon, so that two states of one tone differ. */
  icon?: (props: IconProps) => ReactElement
}

/** State → look, for all states of one thing. Keep it as one constant beside the type of the state. */
export type StatusLooks<State extends string = string> = Readonly<Record<State, StatusLook>>

const pillClass = cva<{ tone: Record<StatusPillTone, string>; size: Record<StatusPillSize, string> }>(styles.pill, {
  variants: { tone: styles.tones, size: styles.sizes },
})

interface StateWithLooks {
  /** The state as it is in the data. A state that is not in `looks` is shown as its text in grey. */
  state: string
  /** The tone of each state, by the name of the state. */
  looks: StatusLooks
  label?: never
  /** Its colour, by meaning. */
  tone?: never
  icon?: never
}

interface CustomLook extends Omit<StatusLook, 'tone'> {
  /** Its colour, by meaning. */
  tone?: StatusPillTone
  state?: never
  /** The tone of each state, by the name of the state. */
  looks?: never
}

export type StatusPillProps = PassThrough & (StateWithLooks | CustomLook) & { size?: StatusPillSize }

/**
 * A state by icon, label and colour together. Only `warning`, `danger` and `brand` have a surface: a state that is as it should be stays quiet. A
 * property such as 'New' is a `Badge`.
 */
export function StatusPill({ size = 'sm', state, looks, label, tone, icon, ...rest }: StatusPillProps) {
  const look = state === undefined ? { label, tone: tone ?? 'neutral', icon } : lookOf(state, looks)
  invariantDev(
    look.label.trim() !== '',
    'StatusPill: it has no word. Pass `label`, or `state` with `looks`: an icon and a colour alone say nothing.',
  )
  const Icon = look.icon ?? statusIcons[look.tone]
  return (
    <span {...rest} data-component="StatusPill" className={pillClass({ tone: look.tone, size })}>
      <Icon size="sm" />
      <span className={styles.word}>{look.label}</span>
    </span>
  )
}

/** The look of a state; an unknown state such as 'payment_held' becomes 'Payment held' in grey. */
function lookOf(state: string, looks: StatusLooks): StatusLook {
  const look = Object.hasOwn(looks, state) ? looks[state] : undefined
  if (look !== undefined) return look
  const text = state.replaceAll('_', ' ').trim()
  return { label: `${text.slice(0, 1).toLocaleUpperCase('en')}${text.slice(1)}`, tone: 'neutral' }
}
