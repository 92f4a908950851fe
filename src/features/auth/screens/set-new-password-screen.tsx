import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '@/api/client/use-session.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { PasswordField } from '@/design-system/components/PasswordField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { paths } from '@/domain/paths.ts'
import { outcomes, setNewPassword as copy } from '../copy.ts'
import { useAuthAction } from '../data/use-auth-action.ts'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthForm } from '../parts/auth-form.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'

/** Last step of a password reset (spec S2-25, S5-8). */
export function SetNewPasswordScreen() {
  const navigate = useNavigate()
  const email = useSession((state) => state.email) ?? ''
  const [isUnverified, setUnverified] = useState(false)
  const form = useAuthForm('setNewPassword', { email, newPassword: '', confirmPassword: '' })
  const reset = useAuthAction('resetPassword', outcomes.resetPassword, {
    onSuccess: () => navigate(paths.updatedPassword, { replace: true }),
    onFailure: (failure) => {
      setUnverified(failure.code === 'EMAIL_NOT_VERIFIED')
      form.show(failure)
    },
  })
  return (
    <AuthPage
      title={copy.title}
      intro={copy.intro}
      notice={
        isUnverified && (
          <Alert
            tone="warning"
            role="alert"
            title={copy.unverified}
            action={<Link href={paths.forgotPassword}>{copy.newCode}</Link>}
          >
            {copy.unverifiedHelp}
          </Alert>
        )
      }
    >
      <AuthForm onSubmit={form.submit(reset.start)}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <Stack space={5}>
          <NewPasswordField
            {...form.field('newPassword', 'confirmPassword')}
            label={copy.password}
            password={form.values.newPassword}
          />
          <PasswordField {...form.field('confirmPassword')} label={copy.confirm} autoComplete="new-password" />
        </Stack>
        <Button type="submit" size="lg" fullWidth loading={reset.isPending} loadingLabel={copy.submitting}>
          {copy.submit}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
