import { paths } from '@/shared/paths.ts'
import { CodePage } from '../parts/code-page.tsx'

/** The code step of sign-up as a page: registration leads here when the email is not verified. */
export function VerifyEmailScreen() {
  return <CodePage flow="signUp" next={paths.register} otherEmail={paths.createAccount} />
}
