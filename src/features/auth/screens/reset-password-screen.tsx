import { useNavigate } from 'react-router-dom'
import { useSession } from '@/api/client/use-session.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { paths } from '@/shared/paths.ts'
import { code as copy } from '../copy.ts'
import { useCodeEntry } from '../data/use-code-entry.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { MaskedEmail } from '../parts/masked-email.tsx'

/** The code step of a password reset (spec S2-24, S4-12). */
export function ResetPasswordScreen() {
  const navigate = useNavigate()
  const email = useSession((state) => state.email) ?? ''
  const entry = useCodeEntry({ flow: 'reset', email, onVerified: () => navigate(paths.setNewPassword) })
  return (
    <AuthPage
      title={copy.title}
      intro={
        <>
          {copy.sentTo} <MaskedEmail email={email} />
        </>
      }
      footer={<Link href={paths.forgotPassword}>{copy.otherEmail}</Link>}
    >
      <CodeForm entry={entry} />
    </AuthPage>
  )
}
