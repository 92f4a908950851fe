import { SegmentedControl } from './index.ts'

const nothing = () => undefined
const options = [
  { value: 'good', label: 'Looks good' },
  { value: 'changes', label: 'Needs changes' },
] as const

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a group without a name
  <SegmentedControl key="nameless" options={options} value="good" onChange={nothing} />,
  // @ts-expect-error -- one is always chosen, unless the choice can be cleared
  <SegmentedControl key="none" label="View" options={options} value={null} onChange={nothing} />,
  // @ts-expect-error -- the value is one of the options
  <SegmentedControl key="other" label="View" options={options} value="bad" onChange={nothing} />,
  // @ts-expect-error -- a choice needs a change handler
  <SegmentedControl key="dead" label="View" options={options} value="good" />,
]
