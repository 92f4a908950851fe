import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { paths } from '@/shared/paths.ts'
import { code as copy, outcomes } from '../copy.ts'
import { useAuthAction } from './use-auth-action.ts'

/**
 * Sends a first sign-up code and then opens the dialog that asks for it: render a `CodeDialog` with `dialog`, and `round` as its key,
 * once `dialog` is set. After 5 minutes the dialog leads to sign-in (spec S4-10).
 */
export function useSignUpCode(onVerified: () => void | Promise<void>) {
  const { session } = useApi()
  const navigate = useNavigate()
  const [sent, setSent] = useState<{ email: string; round: number }>()
  const [open, setOpen] = useState(false)
  const action = useAuthAction('sendVerificationOtp', outcomes.firstCode, {
    onSuccess: (_nothing, { email }) => {
      session.rememberEmail(email)
      setSent({ email, round: (sent?.round ?? 0) + 1 })
      setOpen(true)
    },
  })

  return {
    send: action.start,
    isSending: action.isPending,
    round: sent?.round,
    dialog: sent && {
      open,
      email: sent.email,
      onCancel: () => setOpen(false),
      onExpire: () => {
        setOpen(false)
        toast.info(copy.closed)
        void navigate(paths.signIn, { replace: true })
      },
      onVerified: () => {
        setOpen(false)
        return onVerified()
      },
    },
  }
}
