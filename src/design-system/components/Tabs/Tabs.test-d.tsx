import { Tabs } from './index.ts'

const tabs = [{ value: 'open', label: 'Open', panel: null }] as const
const onChange = () => undefined

/** Not run: the compiler refuses each of these. */
export const impossible = [
  // @ts-expect-error -- neither the page nor the tabs would know which one is open
  <Tabs key={1} label="Gigs" tabs={tabs} />,
  // @ts-expect-error -- both would decide
  <Tabs key={2} label="Gigs" tabs={tabs} value="open" defaultValue="open" onChange={onChange} />,
  // @ts-expect-error -- a given value that nobody can change
  <Tabs key={3} label="Gigs" tabs={tabs} value="open" />,
  // @ts-expect-error -- the list of tabs has no name
  <Tabs key={4} tabs={tabs} defaultValue="open" />,
  // @ts-expect-error -- a count is a number, or on its way
  <Tabs key={5} label="Gigs" defaultValue="open" tabs={[{ value: 'open', label: 'Open', panel: null, count: '4' }]} />,
]
