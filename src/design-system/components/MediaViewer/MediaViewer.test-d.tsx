import { MediaViewer } from './index.ts'

const nothing = () => undefined
const base = { items: [], onIndexChange: nothing, onClose: nothing }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- closed is null
  <MediaViewer key="open" {...base} open />,
  // @ts-expect-error -- an index is not the id of an item
  <MediaViewer key="id" {...base} index="a" />,
  // @ts-expect-error -- what opens can be closed
  <MediaViewer key="stuck" items={[]} index={0} onIndexChange={nothing} />,
]
