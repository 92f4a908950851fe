import { invariantDev } from '../../lib/invariant-dev.ts'
import { useFormats, useNow } from '../../lib/format-provider.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Missing } from '../private/Missing/index.ts'
import * as styles from './DateTime.css.ts'

/** Day and time of day, the day alone, the time of day alone. */
export const dateTimeParts = ['dateTime', 'date', 'time'] as const
export type DateTimePart = (typeof dateTimeParts)[number]

/** Whether the year is written: always, or only when it is another than the current one. */
export const dateTimeYears = ['always', 'other'] as const
export type DateTimeYear = (typeof dateTimeYears)[number]

export type DateTimeProps = PassThrough & {
  /**
   * A moment as ISO 8601 or `Date`; with `show="date"` also a calendar date, 'YYYY-MM-DD'. An invalid value is shown as missing.
   */
  value: string | Date | null | undefined
  /** Whether day, time of day or both are shown. */
  show?: DateTimePart
  /** `other`: in lists, only where it is not this year. Needs a `FormatProvider` with `now`. */
  year?: DateTimeYear
  /** Adds the relative time: 'in 2 hours'. Needs a `FormatProvider` with `now`. It updates itself. */
  relative?: boolean
  /** Read out where there is no moment. */
  missingLabel?: string
}

/** A moment as the product writes it: 'Fri 14 Nov 2025, 6:30 PM', in the zone of the `FormatProvider`. */
export function DateTime({
  value,
  show = 'dateTime',
  year = 'always',
  relative = false,
  missingLabel,
  ...rest
}: DateTimeProps) {
  const formats = useFormats()
  const stamp = stampOf(value)
  if (stamp === undefined) return <Missing {...rest} component="DateTime" label={missingLabel} />
  invariantDev(
    show === 'date' || !isCalendarDate(stamp),
    'DateTime: a calendar date has no time of day. Pass `show="date"`.',
  )
  // Within the moment, so that no line begins with it.
  const dot = relative ? (
    <span aria-hidden className={styles.relative}>
      {'\u00A0·'}
    </span>
  ) : null
  return (
    <span {...rest} data-component="DateTime" className={styles.root}>
      <time dateTime={stamp} dir="auto">
        {show === 'time' ? null : (
          <span className={styles.day}>
            {year === 'other' ? <NearDate stamp={stamp} /> : <Piece text={formats.date(stamp)} />}
            {show === 'dateTime' ? ',' : null}
            {show === 'date' ? dot : null}
          </span>
        )}
        {show === 'dateTime' ? ' ' : null}
        {show === 'date' ? null : (
          <span className={styles.day}>
            <Piece text={formats.time(stamp)} />
            {dot}
          </span>
        )}
      </time>
      {relative ? <Relative stamp={stamp} /> : null}
    </span>
  )
}

/** The day or the time of day, in one piece. */
function Piece({ text }: { text: string }) {
  return (
    <span className={styles.piece} title={text}>
      {text}
    </span>
  )
}

/** A separate component, so that only relative times subscribe to the clock. */
function Relative({ stamp }: { stamp: string }) {
  const now = useNow()
  const formats = useFormats()
  invariantDev(now !== undefined, 'DateTime: `relative` needs to know what time it is. Give the FormatProvider `now`.')
  if (now === undefined) return null
  return (
    <>
      {' '}
      <span className={styles.relative} data-part="Relative">
        {formats.relative(stamp, now)}
      </span>
    </>
  )
}

/** A separate component, as below. */
function NearDate({ stamp }: { stamp: string }) {
  const now = useNow()
  const formats = useFormats()
  invariantDev(
    now !== undefined,
    "DateTime: `year='other'` needs to know what year it is. Give the FormatProvider `now`.",
  )
  return <Piece text={now === undefined ? formats.date(stamp) : formats.nearDate(stamp, now)} />
}

const isCalendarDate = (stamp: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(stamp)

/** The value of `<time dateTime>`; undefined for an invalid value. */
function stampOf(value: string | Date | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined
  if (Number.isNaN(new Date(value).getTime())) return undefined
  return typeof value === 'string' ? value : value.toISOString()
}
