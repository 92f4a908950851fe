import { type Ref } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { PlusIcon } from '../../icons/PlusIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Tag.css.ts'

export const tagTones = ['neutral', 'brand'] as const
export type TagTone = (typeof tagTones)[number]

interface SharedProps extends PassThrough {
  /** A name as people typed it. Shortened at the end where it does not fit; the full name is read out and shown on hover. */
  children: string
}

/** Plain text. */
interface FixedTag extends SharedProps {
  /** Its colour, by meaning. */
  tone?: TagTone
  /** Called when the reader presses its remove button; without it there is none. */
  onRemove?: never
  onChange?: never
  /** Whether it is chosen; with it the tag is a toggle. */
  pressed?: never
  disabled?: never
}

/** Has a button that removes it. */
interface RemovableTag extends SharedProps {
  /** Its colour, by meaning. */
  tone?: TagTone
  /** Called when the reader presses its remove button; without it there is none. */
  onRemove: () => void
  /** The button's name; 'Remove Afrobeats' by default. */
  removeLabel?: string
  disabled?: boolean | undefined
  /** The button, where focus is moved among tags. */
  buttonRef?: Ref<HTMLButtonElement>
  /** -1 where a list of tags is one stop for Tab and arrow keys move inside. */
  buttonTabIndex?: 0 | -1
  onChange?: never
  /** Whether it is chosen; with it the tag is a toggle. */
  pressed?: never
}

/** A filter that is on or off. */
interface FilterTag extends SharedProps {
  /** Whether it is chosen; with it the tag is a toggle. */
  pressed: boolean
  onChange: (event: { pressed: boolean }) => void
  disabled?: boolean | undefined
  /** Its colour, by meaning. */
  tone?: never
  /** Called when the reader presses its remove button; without it there is none. */
  onRemove?: never
}

export type TagProps = FixedTag | RemovableTag | FilterTag

/** A name among others of its kind: a skill, a style, a filter. A state is a `Badge`. */
export function Tag(props: TagProps) {
  if (props.onChange !== undefined) return <Filter {...props} />
  if (props.onRemove !== undefined) return <Removable {...props} />
  const { children, tone = 'neutral', ...rest } = props
  return (
    <span {...rest} data-component="Tag" className={`${styles.tag} ${styles.tones[tone]} ${styles.kinds.fixed}`}>
      <TagText>{children}</TagText>
    </span>
  )
}

function Removable({
  children,
  tone = 'neutral',
  onRemove,
  removeLabel,
  disabled = false,
  buttonRef,
  buttonTabIndex = 0,
  ...rest
}: RemovableTag) {
  const look = disabled ? styles.unavailable : styles.tones[tone]
  return (
    <span {...rest} data-component="Tag" className={`${styles.tag} ${look} ${styles.kinds.removable}`}>
      <TagText>{children}</TagText>
      <button
        ref={buttonRef}
        type="button"
        className={styles.remove}
        data-part="Remove"
        aria-label={removeLabel ?? `Remove ${children}`}
        disabled={disabled}
        tabIndex={buttonTabIndex}
        onClick={onRemove}
      >
        <XIcon size="sm" />
      </button>
    </span>
  )
}

function Filter({ children, pressed, onChange, disabled = false, ...rest }: FilterTag) {
  return (
    <button
      {...rest}
      type="button"
      data-component="Tag"
      className={styles.chip}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange({ pressed: !pressed })}
    >
      {pressed ? <CheckIcon size="sm" /> : <PlusIcon size="sm" />}
      <TagText>{children}</TagText>
    </button>
  )
}

function TagText({ children }: { children: string }) {
  return (
    <span className={styles.text} dir="auto" title={children}>
      {children}
    </span>
  )
}
