import { TabLinks } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- the list of links has no name
  <TabLinks key="nameless" links={[]} />,
  // @ts-expect-error -- a link leads somewhere
  <TabLinks key="dead" label="Gig" links={[{ label: 'Team' }]} />,
  // @ts-expect-error -- a count is a number, or 'loading'
  <TabLinks key="count" label="Gig" links={[{ label: 'Team', href: '/team', count: '4' }]} />,
]
