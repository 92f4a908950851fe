import { Dialog } from './index.ts'

const close = () => undefined

export const impossible = [
  // @ts-expect-error -- a dialog without a title has no name
  <Dialog key="nameless" open onClose={close}>
    Words
  </Dialog>,
  // @ts-expect-error -- the title is text: it names the dialog
  <Dialog key="markup" open onClose={close} title={<b>Rename</b>}>
    Words
  </Dialog>,
  // @ts-expect-error -- what cannot be closed is a trap
  <Dialog key="trap" open title="Rename">
    Words
  </Dialog>,
  // @ts-expect-error -- its width is one of three
  <Dialog key="size" open onClose={close} title="Rename" size={480}>
    Words
  </Dialog>,
]
