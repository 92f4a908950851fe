import { Stepper } from './index.ts'

const done = { id: 'a', label: 'A', state: 'done' } as const
const next = { id: 'b', label: 'B', state: 'upcoming' } as const

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a step has an address or an action, not both
  <Stepper key={1} label="Post a Gig" steps={[{ ...done, href: '#a', onSelect: () => undefined }, next]} />,
  // @ts-expect-error -- there are four states
  <Stepper key={2} label="Post a Gig" steps={[{ id: 'a', label: 'A', state: 'skipped' }, next]} />,
]
