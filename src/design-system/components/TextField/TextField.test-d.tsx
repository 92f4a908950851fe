import { TextField } from './TextField.tsx'

export const impossible = [
  // @ts-expect-error -- a field without a name
  <TextField key="nameless" />,
  // @ts-expect-error -- what is required is not optional
  <TextField key="both" label="Venue" required optional />,
  // @ts-expect-error -- a field has no look of its own
  <TextField key="styled" label="Venue" className="wide" />,
  // @ts-expect-error -- secrets are a PasswordField
  <TextField key="secret" label="Password" type="password" />,
]
