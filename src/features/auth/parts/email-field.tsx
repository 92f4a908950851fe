import { TextField, type TextFieldProps } from '@/design-system/components/TextField/index.ts'
import { useAppField } from '@/shared/form/use-app-field.ts'

type EmailFieldProps = Pick<TextFieldProps, 'label' | 'readOnly'> & {
  /** 'username' where the address is that of an account, for password managers. */
  autoComplete: 'email' | 'username'
}

/** The `email` of the form around it. */
export function EmailField(props: EmailFieldProps) {
  const email = useAppField<{ email: string }, 'email'>('email')
  return <TextField {...email} {...props} type="email" required autoCapitalize="none" spellCheck={false} />
}
