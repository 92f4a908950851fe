import { ConfirmDialog } from './index.ts'

const nothing = () => undefined
const question = {
  open: true,
  title: 'Delete ‘Wedding DJ’?',
  description: 'This cannot be undone.',
  onConfirm: nothing,
  onCancel: nothing,
}

export const impossible = [
  // @ts-expect-error -- the button says the verb of the question, so there is no default such as OK
  <ConfirmDialog key="ok" {...question} />,
  // @ts-expect-error -- a question has a safe answer
  <ConfirmDialog key="unsafe" open title="Delete?" description="Gone." confirmLabel="Delete" onConfirm={nothing} />,
  // @ts-expect-error -- a form or a list in the body is a Dialog
  <ConfirmDialog key="body" {...question} confirmLabel="Delete">
    Words
  </ConfirmDialog>,
]
