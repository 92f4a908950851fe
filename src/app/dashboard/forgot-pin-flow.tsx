import { useEffect, useEffectEvent } from 'react'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApiMutation, useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { security } from '@/api/contract/endpoints/security.ts'
import { ForgotPinDialog } from './forgot-pin/forgot-pin-dialog.tsx'
import { useForgotPin } from './forgot-pin/use-forgot-pin.ts'

/** 'Forgot PIN?' with its calls, for every screen that asks for the PIN. @param starts incremented on each request to open it */
export function ForgotPinFlow({ starts }: { starts: number }) {
  const send = useApiMutation(security.forgotPin, { failure: answeredFailure })
  const verify = useApiMutation(security.verifyForgotPin, { failure: answeredFailure, sensitive: true })
  const reset = useApiMutation(security.resetPin, { success: 'PIN reset', failure: answeredFailure, sensitive: true })
  const flow = useForgotPin({
    sendCode: () => send.mutateAsync({ body: {} }),
    verify: (code) => verify.mutateAsync({ body: { code } }),
    reset: (newPin) => reset.mutateAsync({ body: { newPin, confirmPin: newPin } }),
  })
  // The dialog shows the email address that receives the code.
  const profile = useApiQuery(company.getProfile, {}, { enabled: flow.open })

  const start = useEffectEvent(flow.start)
  useEffect(() => {
    if (starts > 0) start()
  }, [starts])

  return <ForgotPinDialog flow={flow} email={profile.data?.email ?? undefined} />
}
