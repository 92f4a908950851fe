import { Tag } from './Tag.tsx'

const nothing = () => undefined

export const impossible = [
  // @ts-expect-error -- a filter that is on or off cannot be removed as well
  <Tag key="both" pressed onChange={nothing} onRemove={nothing}>
    Jazz
  </Tag>,
  // @ts-expect-error -- a filter without a way to change it is dead
  <Tag key="dead" pressed>
    Jazz
  </Tag>,
  // @ts-expect-error -- what cannot be operated cannot be disabled
  <Tag key="disabled" disabled>
    Jazz
  </Tag>,
  // @ts-expect-error -- its words are its button's name, so they are text
  <Tag key="markup" onRemove={nothing}>
    <b>Jazz</b>
  </Tag>,
]
