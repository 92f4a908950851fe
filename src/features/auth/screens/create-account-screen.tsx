import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/index.ts'
import { useSession } from '@/api/client/use-session.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { paths } from '@/domain/paths.ts'
import { createAccount as copy } from '../copy.ts'
import { useSignUpCode } from '../data/use-sign-up-code.ts'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthForm } from '../parts/auth-form.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { CodeDialog } from '../parts/code-dialog.tsx'
import { MaskedEmail } from '../parts/masked-email.tsx'

/**
 * First step of sign-up: an email, and the code that verifies it (spec S2-17, S4-7). Once an email is remembered, a link leads to the code
 * step as a page, for who closed the dialog.
 */
export function CreateAccountScreen() {
  const navigate = useNavigate()
  const email = useSession((state) => state.email)
  const form = useAuthForm('createAccount', { email: '' })
  const code = useSignUpCode({ onVerified: () => navigate(paths.register), onFailure: form.show })

  return (
    <AuthPage
      title={copy.title}
      intro={copy.intro}
      footer={
        <Stack space={2}>
          {email !== null && (
            <Text tone="muted">
              {copy.hasCode} <MaskedEmail email={email} />? <Link href={paths.verifyEmail}>{copy.enterCode}</Link>
            </Text>
          )}
          <Text tone="muted">
            {copy.hasAccount} <Link href={paths.signIn}>{copy.signIn}</Link>
          </Text>
        </Stack>
      }
    >
      <AuthForm onSubmit={form.submit(code.send)}>
        <TextField
          {...form.field('email')}
          label={copy.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="lg" fullWidth loading={code.isSending} loadingLabel={copy.submitting}>
          {copy.submit}
        </Button>
      </AuthForm>
      {code.dialog && <CodeDialog key={code.round} {...code.dialog} />}
    </AuthPage>
  )
}
