import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { paths } from '@/shared/paths.ts'
import { forgotPassword as copy, outcomes } from '../copy.ts'
import { useAuthAction } from '../data/use-auth-action.ts'
import { authFormSettings } from '../forms/auth-form-settings.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { EmailField } from '../parts/email-field.tsx'
import { StartOverNotice } from '../parts/start-over-notice.tsx'

/** Asks for a reset code (spec S2-23, S4-12). */
export function ForgotPasswordScreen() {
  const { session } = useApi()
  const navigate = useNavigate()
  const code = useAuthAction('forgotPassword', outcomes.forgotPassword, {
    onSuccess: (_nothing, { email }) => {
      session.rememberEmail(email)
      return navigate(paths.resetPassword)
    },
  })
  const form = useAppForm({
    ...authFormSettings('forgotPassword', code.start),
    initial: { email: '' },
    order: ['email'],
  })
  return (
    <AuthPage
      title={copy.title}
      intro={copy.intro}
      notice={<StartOverNotice path={paths.forgotPassword} />}
      footer={<Link href={paths.signIn}>{copy.back}</Link>}
    >
      <AppForm form={form} guardsLeaving={false}>
        <Stack space={4}>
          <EmailField label={copy.email} autoComplete="username" />
          <Button type="submit" size="lg" fullWidth loading={form.isSending} loadingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </Stack>
      </AppForm>
    </AuthPage>
  )
}
