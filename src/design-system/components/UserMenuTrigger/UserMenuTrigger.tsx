import { type ComponentProps, type ReactElement, useId } from 'react'
import { ChevronsUpDownIcon } from '../../icons/ChevronsUpDownIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './UserMenuTrigger.css.ts'

export interface UserMenuTriggerProps
  extends PassThrough, Pick<ComponentProps<'button'>, 'ref' | 'id' | 'onClick' | 'onKeyDown'> {
  /** An `Avatar` of 32 px; decorative, because the name is beside it. */
  avatar: ReactElement
  name: string
  /** A second line, such as the e-mail address. */
  detail?: string | undefined
  /** `avatar` where there is no space for the name, which is then only read out. */
  form?: 'full' | 'avatar'
}

/** The button of the user menu. Give it to a `Menu` as its `trigger`. */
export function UserMenuTrigger({ avatar, name, detail, form = 'full', ...rest }: UserMenuTriggerProps) {
  const detailId = useId()
  return (
    <button
      {...rest}
      type="button"
      data-component="UserMenuTrigger"
      className={`${styles.trigger} ${styles.forms[form]}`}
      {...(form === 'avatar' ? { 'aria-label': name } : {})}
      {...(form === 'full' && detail !== undefined ? { 'aria-describedby': detailId } : {})}
    >
      {avatar}
      {form === 'full' && (
        <>
          <span className={styles.textColumn}>
            <span className={styles.name}>{name}</span>
            {detail !== undefined && (
              <span id={detailId} className={styles.detail} aria-hidden>
                {detail}
              </span>
            )}
          </span>
          <span className={styles.chevron}>
            <ChevronsUpDownIcon size="sm" />
          </span>
        </>
      )}
    </button>
  )
}
