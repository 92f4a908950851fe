import { PasswordField } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a password manager must know which password it is
  <PasswordField key="unknown" label="Password" />,
  // @ts-expect-error -- and on says nothing about it
  <PasswordField key="on" label="Password" autoComplete="on" />,
  // @ts-expect-error -- the reader shows the password, not the caller
  <PasswordField key="type" label="Password" autoComplete="off" type="text" />,
  // @ts-expect-error -- a field without a name
  <PasswordField key="nameless" autoComplete="off" />,
]
