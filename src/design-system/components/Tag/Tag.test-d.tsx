import { Tag } from './Tag.tsx'

const nothing = () => undefined

export const impossible = [
  // @ts-expect-error -- a filter that is on or off cannot be removed as well
  <Tag key="both" pressed onChange={nothing} onRemove={nothing}>
    Jazz
  </Tag>,
  // @ts-expect-error -- a filter needs a change handler
  <Tag key="dead" pressed>
    Jazz
  </Tag>,
  // @ts-expect-error -- what cannot be operated cannot be disabled
  <Tag key="disabled" disabled>
    Jazz
  </Tag>,
  // @ts-expect-error -- its text is its button's name, so it is a string
  <Tag key="markup" onRemove={nothing}>
    <b>Jazz</b>
  </Tag>,
]
