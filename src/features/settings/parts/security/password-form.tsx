import { useId } from 'react'
import { answeredFailure, unlessUnanswered } from '@/api/client/form-failure.ts'
import { useApiMutation, useApiQuery } from '@/api/client/hooks.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { type PasswordChange, passwordChange } from '@/api/contract/schemas/account.ts'
import { passwordRules } from '@/api/contract/schemas/fields.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { PasswordChecklist } from '@/design-system/components/PasswordChecklist/index.ts'
import { PasswordField } from '@/design-system/components/PasswordField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { passwordChecklist } from '@/shared/password-checklist.ts'
import { WriteButton } from '@/shared/write-button.tsx'

const readFailure = unlessUnanswered(
  'Try again. If your current password is refused then, the new one is saved already.',
)

/** Changes the password: the current one, the new one with its live checklist, and the new one again. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const email = useApiQuery(company.getProfile, {}).data?.email ?? ''
  const change = useApiMutation(account.changePassword, {
    success: 'Password changed',
    failure: answeredFailure,
    sensitive: true,
  })
  const form = useAppForm<PasswordChange>({
    schema: passwordChange,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    order: ['currentPassword', 'newPassword', 'confirmPassword'],
    send: (body) => change.mutateAsync({ body }),
    readFailure,
    onSaved: onClose,
  })
  return (
    <AppForm
      form={form}
      failureTitle="Your password was not changed"
      guardsLeaving={false}
      actions={
        <Actions align="start">
          <Button variant="outline" disabled={form.isSending} onClick={onClose}>
            Cancel
          </Button>
          <WriteButton type="submit" loading={form.isSending} loadingLabel="Changing your password">
            Change password
          </WriteButton>
        </Actions>
      }
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordFields />
    </AppForm>
  )
}

function PasswordFields() {
  const checklistId = useId()
  const current = useAppField<PasswordChange, 'currentPassword'>('currentPassword')
  const chosen = useAppField<PasswordChange, 'newPassword'>('newPassword')
  const confirmation = useAppField<PasswordChange, 'confirmPassword'>('confirmPassword')
  return (
    <Stack space={5}>
      <PasswordField {...current} label="Current password" required autoFocus autoComplete="current-password" />
      <Stack space={3}>
        <PasswordField
          {...chosen}
          label="New password"
          required
          autoComplete="new-password"
          aria-describedby={checklistId}
        />
        <PasswordChecklist
          id={checklistId}
          rules={passwordRules.map(({ id, pattern }) => ({
            label: passwordChecklist[id],
            met: pattern.test(chosen.value),
          }))}
        />
      </Stack>
      <PasswordField {...confirmation} label="Confirm new password" required autoComplete="new-password" />
    </Stack>
  )
}
