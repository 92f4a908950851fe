import { toast, ToastCard } from './index.ts'

const base = { message: 'Saved', onDismiss: () => undefined }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a message of this kind has three tones
  <ToastCard key="tone" {...base} tone="warning" />,
  // @ts-expect-error -- a tone is always said
  <ToastCard key="neutral" {...base} />,
  // @ts-expect-error -- an action does something
  <ToastCard key="dead" {...base} tone="info" action={{ label: 'Undo' }} />,
  // @ts-expect-error -- a warning is not over after some seconds: it is an Alert
  toast.warning('Your wallet is nearly empty'),
  // @ts-expect-error -- a message is a text, so that it can be announced
  toast.success(<b>Saved</b>),
]
