import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useSession } from '@/api/client/use-session.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { PasswordField } from '@/design-system/components/PasswordField/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { useGoTo } from '@/shared/go-to.ts'
import { paths } from '@/shared/paths.ts'
import { loginOutcome, signIn as copy } from '../copy-sign-in.ts'
import { useAuthAction } from '../data/use-auth-action.ts'
import { useSignInForm } from '../forms/use-sign-in-form.ts'
import { AuthForm } from '../parts/auth-form.tsx'
import { AuthPage } from '../parts/auth-page.tsx'

/** Log-in (spec S2-14). After a 401 it shows the reason for the redirect. With a mouse one can type immediately; a touch screen would open its keyboard. */
export function SignInScreen() {
  const { session } = useApi()
  const goTo = useGoTo()
  const notice = useSession((state) => state.notice)
  const [isAutofilled, setAutofilled] = useState(false)
  const form = useSignInForm()
  const login = useAuthAction('login', loginOutcome, {
    onSuccess: (result) => {
      session.signedIn(result)
      return goTo(paths.dashboard, { replace: true })
    },
    onFailure: form.show,
  })
  const focusFirstField = useEffectEvent(() => {
    if (notice === null && matchMedia('(pointer: fine)').matches) form.focus('email')
  })
  // React ignores autoFocus in a page whose HTML was there before it.
  useEffect(() => focusFirstField(), [])
  const isFilled = isAutofilled || (form.values.email !== '' && form.values.password !== '')

  return (
    <AuthPage
      title={copy.title}
      intro={copy.intro}
      notice={notice === null ? null : <Alert tone="warning">{notice}</Alert>}
      footer={
        <Text tone="muted">
          {copy.newHere} <Link href={paths.createAccount}>{copy.createAccount}</Link>
        </Text>
      }
    >
      <AuthForm
        onSubmit={form.submit(login.start)}
        onAutofill={() => setAutofilled(true)}
        onInput={() => setAutofilled(false)}
      >
        <TextField
          {...form.field('email')}
          label={copy.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          label={copy.password}
          labelEnd={
            <Link href={paths.forgotPassword} variant="standalone">
              {copy.forgot}
            </Link>
          }
          autoComplete="current-password"
        />
        {login.connection !== undefined && (
          <Alert tone="danger" role="alert">
            {login.connection}
          </Alert>
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          disabled={!isFilled}
          loading={login.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
