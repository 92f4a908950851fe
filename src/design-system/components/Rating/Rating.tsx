import { cva } from 'class-variance-authority'
import { useFormats } from '../../lib/format-provider.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Rating.css.ts'
import { fillsOf, Star } from './Stars.tsx'

/** Five stars, or one star in a narrow row. */
export const ratingVariants = ['five', 'one'] as const
export type RatingVariant = (typeof ratingVariants)[number]

/** 12 px text with 16 px stars, 14 px text with 20 px stars. */
export const ratingSizes = ['sm', 'md'] as const
export type RatingSize = (typeof ratingSizes)[number]

const ratingClass = cva<{ size: Record<RatingSize, string> }>(styles.rating, { variants: { size: styles.sizes } })

const defaultLabels = {
  none: 'No ratings yet',
  /** The sentence for screen readers. Both figures are formatted as they are shown. */
  sentence: (value: string, count: string) =>
    `${value} out of 5 stars, ${count} ${count === '1' ? 'rating' : 'ratings'}`,
  /** The same of what one person gave. */
  single: (value: string) => `${value} out of 5 stars`,
}

/** The labels of a rating. */
export interface RatingLabels extends Readonly<typeof defaultLabels> {}

export type RatingProps = PassThrough & {
  /** The average, from 1 to 5. `null` without ratings. */
  value: number | null | undefined
  /** The number of ratings. With 0 there is no average, and `value` is ignored. `single`: what one person gave, stars without figures. */
  count: number | 'single'
  /** Five stars, or one with the number. */
  variant?: RatingVariant
  /** The size of the stars. */
  size?: RatingSize
  /** Replaces its built-in words, for another language. */
  labels?: RatingLabels
}

/** An average rating: '4.8 (37)', stars to the nearest half. For the input of a rating use `RatingField`. */
export function Rating({ value, count, variant = 'five', size = 'md', labels = defaultLabels, ...rest }: RatingProps) {
  const { number } = useFormats()
  if (value === null || value === undefined || value === 0 || count === 0) {
    return (
      <span {...rest} data-component="Rating" className={ratingClass({ size })}>
        <span className={styles.muted}>{labels.none}</span>
      </span>
    )
  }
  invariantDev(value >= 1 && value <= 5, `Rating: ${value} is not an average of one to five stars.`)
  const isSingle = count === 'single'
  const shown = { value: number(value, isSingle ? 0 : 1), count: isSingle ? '' : number(count) }
  return (
    <span {...rest} data-component="Rating" className={ratingClass({ size })}>
      <span className={styles.stars} aria-hidden>
        {(variant === 'one' ? ([1] as const) : fillsOf(value)).map((fill, star) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first star stays the first
          <span key={star} className={styles.starSizes[size]}>
            <Star fill={fill} />
          </span>
        ))}
      </span>
      {isSingle ? null : (
        <span aria-hidden>
          <span className={styles.value}>{shown.value}</span> <span className={styles.muted}>({shown.count})</span>
        </span>
      )}
      <VisuallyHidden>
        {isSingle ? labels.single(shown.value) : labels.sentence(shown.value, shown.count)}
      </VisuallyHidden>
    </span>
  )
}
