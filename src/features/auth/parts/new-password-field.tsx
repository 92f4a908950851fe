import { useId } from 'react'
import { PasswordChecklist } from '@/design-system/components/PasswordChecklist/index.ts'
import { PasswordField, type PasswordFieldProps } from '@/design-system/components/PasswordField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { usePasswordRules } from '../data/use-password-rules.ts'

type NewPasswordFieldProps = Pick<PasswordFieldProps, 'id' | 'label' | 'message' | 'onBlur' | 'onChange'> & {
  value: string
  /** The text above the checklist, where not every rule is required. */
  rulesLabel?: string
}

/** A field for a new password, with the live checklist (spec S2-21, S2-25, S5-5). */
export function NewPasswordField({ value, rulesLabel, ...field }: NewPasswordFieldProps) {
  const checklistId = useId()
  const rules = usePasswordRules(value)
  return (
    <Stack space={3}>
      <PasswordField {...field} value={value} required autoComplete="new-password" aria-describedby={checklistId} />
      <PasswordChecklist id={checklistId} rules={rules} {...(rulesLabel !== undefined && { label: rulesLabel })} />
    </Stack>
  )
}
