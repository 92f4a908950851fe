import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { paths } from '@/domain/paths.ts'
import { forgotPassword as copy, outcomes } from '../copy.ts'
import { useAuthAction } from '../data/use-auth-action.ts'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthForm } from '../parts/auth-form.tsx'
import { AuthPage } from '../parts/auth-page.tsx'

/** Asks for a reset code (spec S2-23, S4-12). */
export function ForgotPasswordScreen() {
  const { session } = useApi()
  const navigate = useNavigate()
  const form = useAuthForm('forgotPassword', { email: '' })
  const send = useAuthAction('forgotPassword', outcomes.forgotPassword, {
    onSuccess: (_nothing, { email }) => {
      session.rememberEmail(email)
      return navigate(paths.resetPassword)
    },
    onFailure: form.show,
  })
  return (
    <AuthPage title={copy.title} intro={copy.intro} footer={<Link href={paths.signIn}>{copy.back}</Link>}>
      <AuthForm onSubmit={form.submit(send.start)}>
        <TextField
          {...form.field('email')}
          label={copy.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="lg" fullWidth loading={send.isPending} loadingLabel={copy.submitting}>
          {copy.submit}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
