import { useNavigate } from 'react-router-dom'
import { useSession } from '@/api/client/use-session.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { paths } from '@/shared/paths.ts'
import { code as copy } from '../copy.ts'
import { useCodeEntry } from '../data/use-code-entry.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { MaskedEmail } from '../parts/masked-email.tsx'

/** The code step of sign-up as a page: registration leads here when the email is not verified. */
export function VerifyEmailScreen() {
  const navigate = useNavigate()
  const email = useSession((state) => state.email) ?? ''
  const entry = useCodeEntry({ flow: 'signUp', email, onVerified: () => navigate(paths.register) })
  return (
    <AuthPage
      title={copy.title}
      intro={
        <>
          {copy.sentTo} <MaskedEmail email={email} />
        </>
      }
      footer={<Link href={paths.createAccount}>{copy.otherEmail}</Link>}
    >
      <CodeForm entry={entry} />
    </AuthPage>
  )
}
