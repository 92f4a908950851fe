import { cva } from 'class-variance-authority'
import { useFormats } from '../../lib/format-provider.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Missing } from '../private/Missing/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Money.css.ts'

/** The size of the text around it, 14, 16, 20 and 32 px; the last is the one number that leads. */
export const moneySizes = ['inherit', 'sm', 'md', 'lg', 'xl'] as const
export type MoneySize = (typeof moneySizes)[number]

const plainTones = ['inherit', 'default', 'muted', 'success', 'danger'] as const
type PlainTone = (typeof plainTones)[number]

/** `by-sign` is green for credits and plain for debits, because a payment is not an error. */
export const moneyTones = [...plainTones, 'by-sign'] as const
export type MoneyTone = (typeof moneyTones)[number]

/** `always` writes '+' before credits. Debits always have '−', zero has no sign. */
export const moneySigns = ['auto', 'always'] as const
export type MoneySign = (typeof moneySigns)[number]

const moneyClass = cva<{ size: Record<MoneySize, string>; tone: Record<PlainTone, string> }>(styles.root, {
  variants: { size: styles.sizes, tone: styles.tones },
})

export type MoneyProps = PassThrough & {
  /** An integer in the currency's smallest unit: the cent, for example. Negative for debits. */
  amount: number | null | undefined
  /** The size of the amount. */
  size?: MoneySize
  /** The colour of the amount; `by-sign` is green for credits. */
  tone?: MoneyTone
  /** Whether a credit has a plus. */
  sign?: MoneySign
  /** Shortens large amounts, such as to '€12.4M', for tiles. The full amount is read out, and shown on hover. */
  short?: boolean
  /** Read out where the amount is missing. */
  missingLabel?: string
}

/** An amount as the product writes it, in figures of one width. The parent aligns it: to the end in a column. */
export function Money({
  amount,
  size = 'inherit',
  tone = 'inherit',
  sign = 'auto',
  short = false,
  missingLabel,
  ...rest
}: MoneyProps) {
  const { money } = useFormats()
  if (amount === null || amount === undefined) {
    return (
      <span {...rest} data-component="Money" className={moneyClass({ size, tone: 'inherit' })}>
        <Missing label={missingLabel} />
      </span>
    )
  }
  const signed = sign === 'always'
  const full = money(amount, { signed })
  const shown = short ? money(amount, { signed, short }) : full
  const shownTone = tone === 'by-sign' ? (amount > 0 ? 'success' : 'default') : tone
  const className = moneyClass({ size, tone: shownTone })
  if (shown === full) {
    return (
      <span {...rest} data-component="Money" dir="auto" className={className}>
        {full}
      </span>
    )
  }
  return (
    <span {...rest} data-component="Money" dir="auto" className={className} title={full}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  )
}
