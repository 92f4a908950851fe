import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '@/api/client/use-session.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { PasswordField } from '@/design-system/components/PasswordField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { paths } from '@/shared/paths.ts'
import { outcomes, setNewPassword as copy } from '../copy.ts'
import type { FormValues } from '../data/auth-runtime.ts'
import { useAuthAction } from '../data/use-auth-action.ts'
import { authFormSettings } from '../forms/auth-form-settings.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'

/** Last step of a password reset (spec S2-25, S5-8). */
export function SetNewPasswordScreen() {
  const navigate = useNavigate()
  const email = useSession((state) => state.email) ?? ''
  const [isUnverified, setUnverified] = useState(false)
  const reset = useAuthAction('resetPassword', outcomes.resetPassword, {
    onSuccess: () => navigate(paths.updatedPassword, { replace: true }),
    onFailure: ({ code }) => setUnverified(code === 'EMAIL_NOT_VERIFIED'),
  })
  const form = useAppForm({
    ...authFormSettings('setNewPassword', reset.start),
    initial: { email, newPassword: '', confirmPassword: '' },
    order: ['newPassword', 'confirmPassword'],
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
      <AppForm form={form} guardsLeaving={false}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <Stack space={4}>
          <PasswordFields />
          <Button type="submit" size="lg" fullWidth loading={form.isSending} loadingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </Stack>
      </AppForm>
    </AuthPage>
  )
}

function PasswordFields() {
  const chosen = useAppField<FormValues<'setNewPassword'>, 'newPassword'>('newPassword')
  const confirmation = useAppField<FormValues<'setNewPassword'>, 'confirmPassword'>('confirmPassword')
  return (
    <Stack space={5}>
      <NewPasswordField {...chosen} label={copy.password} />
      <PasswordField {...confirmation} label={copy.confirm} required autoComplete="new-password" />
    </Stack>
  )
}
