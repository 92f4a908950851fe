import { useEffect, useState } from 'react'
import type { PasswordRule } from '@/design-system/components/PasswordChecklist/index.ts'
import { passwordChecklist } from '@/shared/password-checklist.ts'
import type { PasswordRuleId } from './auth-runtime.ts'
import { loadAuthRuntime } from './load-auth-runtime.ts'

const labels = Object.entries(passwordChecklist) as [PasswordRuleId, string][]

/** The rows of the live checklist for a password. The rules are the contract's and are loaded with the auth runtime. */
export function usePasswordRules(password: string): PasswordRule[] {
  const [met, setMet] = useState<readonly PasswordRuleId[]>([])
  useEffect(() => {
    let isCurrent = true
    loadAuthRuntime().then(
      (runtime) => isCurrent && setMet(runtime.metRules(password)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password])
  return labels.map(([id, label]) => ({ label, met: met.includes(id) }))
}
