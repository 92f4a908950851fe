import { Drawer } from './index.ts'

const close = () => undefined

export const impossible = [
  // @ts-expect-error -- a drawer without a title has no name, even where the title is not seen
  <Drawer key="nameless" open onClose={close} frame="bare">
    Words
  </Drawer>,
  // @ts-expect-error -- it comes from the end or the start of the line
  <Drawer key="side" open onClose={close} title="Filters" side="top">
    Words
  </Drawer>,
  // @ts-expect-error -- a bare drawer draws no footer: its children are all of it
  <Drawer key="bare" open onClose={close} title="Menu" frame="bare" footer="Save">
    Places
  </Drawer>,
]
