import { useState } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { register as copy } from '../copy.ts'
import { useSignUpCode } from '../data/use-sign-up-code.ts'
import { CodeDialog } from './code-dialog.tsx'

/** The email is not verified: requests a new code in a dialog, so that the input of the form is kept. */
export function UnverifiedEmail({ email }: { email: string }) {
  const [isVerified, setVerified] = useState(false)
  const code = useSignUpCode(() => setVerified(true))
  return (
    <>
      {isVerified ? (
        <Alert tone="success" role="status">
          {copy.verified}
        </Alert>
      ) : (
        <Alert
          tone="warning"
          role="alert"
          title={copy.unverified}
          action={
            <Button variant="outline" size="sm" loading={code.isSending} onClick={() => void code.send({ email })}>
              {copy.sendCode}
            </Button>
          }
        >
          {copy.unverifiedHelp}
        </Alert>
      )}
      {code.dialog && <CodeDialog key={code.round} {...code.dialog} />}
    </>
  )
}
