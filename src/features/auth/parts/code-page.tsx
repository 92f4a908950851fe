import { useNavigate } from 'react-router-dom'
import { useSession } from '@/api/client/use-session.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ResendCode } from '@/shared/code-entry/resend-code.tsx'
import { code as copy } from '../copy.ts'
import { type CodeEntryOptions, useCodeEntry } from '../data/use-code-entry.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { MaskedEmail } from './masked-email.tsx'

interface CodePageProps {
  flow: CodeEntryOptions['flow']
  /** The path after a correct code. */
  next: string
  /** The path where another email is entered. */
  otherEmail: string
}

/** Entering a code on a page of its own. Verify can be pressed with digits missing, and then shows a message. */
export function CodePage({ flow, next, otherEmail }: CodePageProps) {
  const navigate = useNavigate()
  const email = useSession((state) => state.email) ?? ''
  const entry = useCodeEntry({ flow, email, onVerified: () => navigate(next) })
  return (
    <AuthPage
      title={copy.title}
      intro={
        <>
          {copy.sentTo} <MaskedEmail email={email} />
        </>
      }
      footer={<Link href={otherEmail}>{copy.otherEmail}</Link>}
    >
      <Stack space={4}>
        <AuthForm onSubmit={entry.verify}>
          <OtpField {...entry.field} label={copy.label} autoFocus />
          <Button type="submit" size="lg" fullWidth loading={entry.isVerifying} loadingLabel={copy.verifying}>
            {copy.verify}
          </Button>
        </AuthForm>
        <ResendCode {...entry} onResend={() => void entry.resend()} />
      </Stack>
    </AuthPage>
  )
}
