import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { useSession } from '@/api/client/use-session.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { paths } from '@/domain/paths.ts'
import { outcomes, register as copy } from '../copy.ts'
import { useAuthAction } from '../data/use-auth-action.ts'
import { useAuthForm } from '../forms/use-auth-form.ts'
import { AuthForm } from '../parts/auth-form.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'
import { UnverifiedEmail } from '../parts/unverified-email.tsx'

/** Last step of sign-up: who the employer is, and a password (spec S2-20 to S2-22, S5-2). */
export function RegisterScreen() {
  const { session } = useApi()
  const navigate = useNavigate()
  const email = useSession((state) => state.email) ?? ''
  const [hasAgreed, setAgreed] = useState(false)
  const [isUnverified, setUnverified] = useState(false)
  const form = useAuthForm('register', { firstName: '', lastName: '', email, password: '' })
  const account = useAuthAction('register', outcomes.register, {
    onSuccess: (result) => {
      session.signedIn(result)
      return navigate(paths.dashboard, { replace: true })
    },
    onFailure: (failure) => {
      setUnverified(failure.code === 'EMAIL_NOT_VERIFIED')
      form.show(failure)
    },
  })
  // Pressed before the form is complete, the button shows what is missing: messages at the fields, or the terms (spec S5-3, R-10).
  const submit = form.submit((values) => (hasAgreed ? account.start(values) : toast.error(copy.missingTerms)))
  const missingCopy = form.isValid ? copy.missingTerms : copy.missingFields

  return (
    <AuthPage title={copy.title} intro={copy.intro} notice={isUnverified && <UnverifiedEmail email={email} />}>
      <AuthForm onSubmit={submit}>
        <Columns space={4} collapseBelow="tablet">
          <TextField {...form.field('firstName')} label={copy.firstName} autoComplete="given-name" />
          <TextField {...form.field('lastName')} label={copy.lastName} autoComplete="family-name" />
        </Columns>
        <TextField {...form.field('email')} label={copy.email} type="email" readOnly autoComplete="username" />
        <Stack space={5}>
          <NewPasswordField
            {...form.field('password')}
            label={copy.password}
            password={form.values.password}
            rulesLabel={copy.rules}
          />
          <Checkbox
            required
            checked={hasAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
            label={
              <>
                {copy.agree}{' '}
                <Link href={paths.terms} external>
                  {copy.terms}
                </Link>{' '}
                {copy.and}{' '}
                <Link href={paths.privacy} external>
                  {copy.privacy}
                </Link>
              </>
            }
          />
          <Button
            type="submit"
            size="lg"
            fullWidth
            unavailableReason={form.isValid && hasAgreed ? undefined : missingCopy}
            onUnavailablePress={() => void submit()}
            loading={account.isPending}
            loadingLabel={copy.submitting}
          >
            {copy.submit}
          </Button>
        </Stack>
      </AuthForm>
    </AuthPage>
  )
}
