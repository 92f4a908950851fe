import { CheckIcon } from '../../icons/CheckIcon.tsx'
import * as styles from './PasswordChecklist.css.ts'

export interface PasswordRule {
  /** The rule in a few words: 'At least 8 characters'. Also the row's key. */
  label: string
  met: boolean
}

export interface PasswordChecklistProps {
  /** The rules in their order, and whether each is met. */
  rules: readonly PasswordRule[]
  /** The text above the list. */
  label?: string
  /** Pass it as `aria-describedby` to the password field, so that the list is read out before typing. */
  id?: string
}

/** The rules of a password, ticked off while it is typed. How many are met is read out politely after each change. */
export function PasswordChecklist({ rules, label = 'Your password needs', id }: PasswordChecklistProps) {
  const met = rules.filter((rule) => rule.met).length
  return (
    <div data-component="PasswordChecklist" className={styles.checklist}>
      <div id={id} className={styles.checklist}>
        <p className={styles.title}>{label}</p>
        <ul role="list" className={styles.list} aria-label={label}>
          {rules.map((rule) => (
            <li key={rule.label} className={styles.rule} data-met={rule.met}>
              <span className={styles.mark} aria-hidden>
                {rule.met ? <CheckIcon size="sm" /> : null}
              </span>
              <span>{rule.label}</span>
              <span className={styles.hidden}>{rule.met ? ', done' : ', still needed'}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.hidden} role="status">
        {`${met} of ${rules.length} requirements met`}
      </p>
    </div>
  )
}
