import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { paths } from '@/domain/paths.ts'
import { createAccount as copy } from '../copy.ts'
import { useSignUpCode } from '../data/use-sign-up-code.ts'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthForm } from '../parts/auth-form.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { CodeDialog } from '../parts/code-dialog.tsx'

/** First step of sign-up: an email, and the code that verifies it (spec S2-17, S4-7). */
export function CreateAccountScreen() {
  const navigate = useNavigate()
  const form = useAuthForm('createAccount', { email: '' })
  const code = useSignUpCode({ onVerified: () => navigate(paths.register), onFailure: form.show })

  return (
    <AuthPage
      title={copy.title}
      intro={copy.intro}
      footer={
        <Text tone="muted">
          {copy.hasAccount} <Link href={paths.signIn}>{copy.signIn}</Link>
        </Text>
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
