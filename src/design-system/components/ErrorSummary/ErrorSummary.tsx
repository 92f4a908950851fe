import { type MouseEvent, type Ref, useEffect, useId, useRef } from 'react'
import { XCircleIcon } from '../../icons/XCircleIcon.tsx'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { focusField } from './focus-field.ts'
import * as styles from './ErrorSummary.css.ts'

export interface FieldError {
  /** The `id` of the field, or of the group, that the link leads to. */
  id: string
  /** The field's own message, word for word. */
  message: string
}

export const errorSummaryLevels = [2, 3, 4] as const

export type ErrorSummaryProps = PassThrough & {
  /** In the order of the form. With none, nothing is drawn. */
  errors: readonly FieldError[]
  /** What is wrong in all, such as how many fields need attention. */
  title?: (count: number) => string
  /** The heading's level in the page. */
  level?: (typeof errorSummaryLevels)[number]
  ref?: Ref<HTMLDivElement>
}

const fixFields = (count: number): string => `Fix ${count} ${count === 1 ? 'field' : 'fields'} to continue`

/**
 * What is wrong in a form, as links to its fields. Takes the focus when it appears; give it a `key` that changes with each attempt
 * (`formState.submitCount`) to have it take the focus again.
 */
export function ErrorSummary({ errors, ...props }: ErrorSummaryProps) {
  return errors.length === 0 ? null : <Summary errors={errors} {...props} />
}

function Summary({ errors, title = fixFields, level = 2, ref, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  const Title = `h${level}` as const

  const follow = (event: MouseEvent, id: string) => {
    if (focusField(id)) event.preventDefault()
  }

  return (
    <div
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="ErrorSummary"
      className={styles.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <XCircleIcon />
      <Title id={titleId} className={styles.title}>
        {title(errors.length)}
      </Title>
      <ul role="list" className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} onClick={(event) => follow(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
