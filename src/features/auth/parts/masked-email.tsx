import { maskEmail } from '@/lib/mask-email.ts'
import * as styles from './masked-email.css.ts'

/** An email address in a sentence, masked against onlookers (spec S2-19). */
export function MaskedEmail({ email }: { email: string }) {
  return <span className={styles.email}>{maskEmail(email)}</span>
}
