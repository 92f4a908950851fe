import { formFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import { longestClosureReason } from '@/api/contract/limits.ts'
import { type ClosureRequest, closureRequest } from '@/api/contract/schemas/account.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { PasswordField } from '@/design-system/components/PasswordField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { WriteButton } from '@/shared/write-button.tsx'

/** Asks support to close the account: the reason, if the employer gives one, and the password. */
export function ClosureForm({ onClose }: { onClose: () => void }) {
  const request = useApiMutation(account.requestClosure, { sensitive: true })
  const form = useAppForm<ClosureRequest>({
    schema: closureRequest,
    initial: { reason: '', currentPassword: '' },
    order: ['reason', 'currentPassword'],
    send: (body) => request.mutateAsync({ body }),
    readFailure: formFailure,
    onSaved: onClose,
  })
  return (
    <AppForm
      form={form}
      failureTitle="Your request was not sent"
      guardsLeaving={false}
      actions={
        <Actions align="start">
          <Button variant="outline" disabled={form.isSending} onClick={onClose}>
            Keep account
          </Button>
          <WriteButton type="submit" tone="danger" loading={form.isSending} loadingLabel="Sending your request">
            Ask to close account
          </WriteButton>
        </Actions>
      }
    >
      <ClosureFields />
    </AppForm>
  )
}

function ClosureFields() {
  const reason = useAppField<ClosureRequest, 'reason'>('reason')
  const password = useAppField<ClosureRequest, 'currentPassword'>('currentPassword')
  return (
    <Stack space={5}>
      <Textarea
        {...reason}
        value={reason.value ?? ''}
        label="Reason"
        optional
        size="sm"
        limit={longestClosureReason}
        autoFocus
      />
      <PasswordField {...password} label="Current password" required autoComplete="current-password" />
    </Stack>
  )
}
