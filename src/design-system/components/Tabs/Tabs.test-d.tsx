import { Tabs } from './index.ts'

const tabs = [{ value: 'open', label: 'Open', panel: null }] as const
const onChange = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- neither controlled nor uncontrolled
  <Tabs key={1} label="Gigs" tabs={tabs} />,
  // @ts-expect-error -- controlled and uncontrolled
  <Tabs key={2} label="Gigs" tabs={tabs} value="open" defaultValue="open" onChange={onChange} />,
  // @ts-expect-error -- a controlled value without onChange
  <Tabs key={3} label="Gigs" tabs={tabs} value="open" />,
  // @ts-expect-error -- the list of tabs has no name
  <Tabs key={4} tabs={tabs} defaultValue="open" />,
  // @ts-expect-error -- a count is a number, or 'loading'
  <Tabs key={5} label="Gigs" defaultValue="open" tabs={[{ value: 'open', label: 'Open', panel: null, count: '4' }]} />,
]
