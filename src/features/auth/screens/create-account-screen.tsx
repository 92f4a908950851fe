import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/index.ts'
import { useSession } from '@/api/client/use-session.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { paths } from '@/shared/paths.ts'
import { createAccount as copy } from '../copy.ts'
import { useSignUpCode } from '../data/use-sign-up-code.ts'
import { authFormSettings } from '../forms/auth-form-settings.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { CodeDialog } from '../parts/code-dialog.tsx'
import { EmailField } from '../parts/email-field.tsx'
import { MaskedEmail } from '../parts/masked-email.tsx'
import { StartOverNotice } from '../parts/start-over-notice.tsx'

/**
 * First step of sign-up: an email, and the code that verifies it (spec S2-17, S4-7). Once an email is remembered, a link leads to the code
 * step as a page, for who closed the dialog.
 */
export function CreateAccountScreen() {
  const navigate = useNavigate()
  const email = useSession((state) => state.email)
  const code = useSignUpCode(() => navigate(paths.register))
  const form = useAppForm({
    ...authFormSettings('createAccount', code.send),
    initial: { email: '' },
    order: ['email'],
  })

  return (
    <AuthPage
      title={copy.title}
      intro={copy.intro}
      notice={<StartOverNotice path={paths.createAccount} />}
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
      <AppForm form={form} guardsLeaving={false}>
        <Stack space={4}>
          <EmailField label={copy.email} autoComplete="email" />
          <Button type="submit" size="lg" fullWidth loading={form.isSending} loadingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </Stack>
      </AppForm>
      {code.dialog && <CodeDialog key={code.round} {...code.dialog} />}
    </AuthPage>
  )
}
