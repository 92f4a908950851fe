import { paths } from '@/shared/paths.ts'
import { CodePage } from '../parts/code-page.tsx'

/** The code step of a password reset (spec S2-24, S4-12). */
export function ResetPasswordScreen() {
  return <CodePage flow="reset" next={paths.setNewPassword} otherEmail={paths.forgotPassword} />
}
