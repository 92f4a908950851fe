import { useState } from 'react'
import { useFormState } from 'react-hook-form'
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
import { AppForm } from '@/shared/form/app-form.tsx'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { paths } from '@/shared/paths.ts'
import { outcomes, register as copy } from '../copy.ts'
import type { FormValues } from '../data/auth-runtime.ts'
import { failureToast, useAuthAction } from '../data/use-auth-action.ts'
import { authFormSettings } from '../forms/auth-form-settings.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { EmailField } from '../parts/email-field.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'
import { UnverifiedEmail } from '../parts/unverified-email.tsx'

/** Last step of sign-up: who the employer is, and a password (spec S2-20 to S2-22, S5-2). */
export function RegisterScreen() {
  const { session } = useApi()
  const navigate = useNavigate()
  const email = useSession((state) => state.email) ?? ''
  const [hasAgreed, setAgreed] = useState(false)
  const [isUnverified, setUnverified] = useState(false)
  const account = useAuthAction('register', outcomes.register, {
    onSuccess: (result) => {
      session.signedIn(result)
      return navigate(paths.dashboard, { replace: true })
    },
    onFailure: ({ code }) => setUnverified(code === 'EMAIL_NOT_VERIFIED'),
  })
  const form = useAppForm({
    ...authFormSettings('register', (values) => {
      if (hasAgreed) return account.start(values)
      toast.error(copy.missingTerms, { id: failureToast })
      throw new FormRefusal()
    }),
    initial: { firstName: '', lastName: '', email, password: '' },
    order: ['firstName', 'lastName', 'email', 'password'],
  })
  const { isValid } = useFormState({ control: form.form.control })
  const missingCopy = isValid ? copy.missingTerms : copy.missingFields

  return (
    <AuthPage title={copy.title} intro={copy.intro} notice={isUnverified && <UnverifiedEmail email={email} />}>
      <AppForm form={form} guardsLeaving={false}>
        <Stack space={5}>
          <AccountFields />
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
            unavailableReason={isValid && hasAgreed ? undefined : missingCopy}
            // Shows what is missing: messages at the fields, or the terms (spec S5-3, R-10).
            onUnavailablePress={() => void form.submit()}
            loading={form.isSending}
            loadingLabel={copy.submitting}
          >
            {copy.submit}
          </Button>
        </Stack>
      </AppForm>
    </AuthPage>
  )
}

function AccountFields() {
  const firstName = useAppField<FormValues<'register'>, 'firstName'>('firstName')
  const lastName = useAppField<FormValues<'register'>, 'lastName'>('lastName')
  const password = useAppField<FormValues<'register'>, 'password'>('password')
  return (
    <Stack space={4}>
      <Columns space={4} collapseBelow="tablet">
        <TextField {...firstName} label={copy.firstName} required autoComplete="given-name" />
        <TextField {...lastName} label={copy.lastName} required autoComplete="family-name" />
      </Columns>
      <EmailField label={copy.email} readOnly autoComplete="username" />
      <NewPasswordField {...password} label={copy.password} rulesLabel={copy.rules} />
    </Stack>
  )
}
