import { useFormats } from '../../lib/format-provider.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Avatar } from '../Avatar/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './AvatarStack.css.ts'

/** 24, 32 and 40 px. */
export const avatarStackSizes = ['sm', 'md', 'lg'] as const
export type AvatarStackSize = (typeof avatarStackSizes)[number]

export interface StackedPerson {
  /** Decides the tint. */
  id: string
  name: string
  src?: string | null | undefined
}

export type AvatarStackProps = PassThrough & {
  /** What the people have in common: 'Applicants'. The list's name for screen readers. */
  label: string
  /** The people with names, the most important first. */
  people: readonly StackedPerson[]
  /** How many there are, where there are more than `people` names. */
  total?: number | undefined
  /** How many pictures at most; the others become '+34'. */
  max?: number
  /** The width and height of each avatar. */
  size?: AvatarStackSize
  /** Read out for the people without a picture, with their names where they have one. */
  moreLabel?: (count: number, names: readonly string[]) => string
}

const englishMore = (count: number, names: readonly string[]): string =>
  names.length === 0
    ? `and ${count} more`
    : `and ${count} more: ${names.join(', ')}${names.length < count ? ' and others' : ''}`

/** Several people in little space. Where their names matter to every reader, list them. */
export function AvatarStack({
  label,
  people,
  total = people.length,
  max = 5,
  size = 'md',
  moreLabel = englishMore,
  ...rest
}: AvatarStackProps) {
  const { number } = useFormats()
  invariantDev(max >= 1, 'AvatarStack: `max` is the number of pictures and at least 1.')
  invariantDev(
    total >= people.length,
    `AvatarStack: \`total\` is ${total}, but there are ${people.length} people. Leave it out, or count all of them.`,
  )
  const shown = people.slice(0, max)
  const others = people.slice(max).map(({ name }) => name)
  const hidden = total - shown.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets
    <ul {...rest} role="list" aria-label={label} data-component="AvatarStack" className={styles.stack}>
      {shown.map(({ id, name, src }) => (
        <li key={id} className={`${styles.person} ${styles.overlaps[size]}`} title={name}>
          <Avatar id={id} name={name} src={src} size={size} label={name} />
        </li>
      ))}
      {hidden > 0 ? (
        <li className={`${styles.person} ${styles.overlaps[size]}`} title={others.join(', ') || undefined}>
          <span className={`${styles.more} ${styles.moreSizes[size]}`} aria-hidden>
            +{number(hidden)}
          </span>
          <VisuallyHidden>{moreLabel(hidden, others)}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  )
}
