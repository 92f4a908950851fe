import { Button } from '@/design-system/components/Button/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ResendCode } from '@/shared/code-entry/resend-code.tsx'
import { code as copy } from '../copy.ts'
import type { CodeEntry } from '../data/use-code-entry.ts'
import { AuthForm } from './auth-form.tsx'

/** Entering a code on a page of its own. Verify can be pressed with digits missing, and then shows a message. */
export function CodeForm({ entry }: { entry: CodeEntry }) {
  return (
    <Stack space={4}>
      <AuthForm onSubmit={entry.verify}>
        <OtpField {...entry.field} label={copy.label} autoFocus />
        <Button type="submit" size="lg" fullWidth loading={entry.isVerifying} loadingLabel={copy.verifying}>
          {copy.verify}
        </Button>
      </AuthForm>
      <ResendCode {...entry} onResend={() => void entry.resend()} />
    </Stack>
  )
}
