import { Sidebar, SidebarItem } from './index.ts'

const base = { label: 'Main', mobileOpen: false, children: null }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- it is expanded or collapsed
  <Sidebar key="state" {...base} state="open" onToggle={() => undefined} />,
  // @ts-expect-error -- its state belongs to the caller, who must hear of changes
  <Sidebar key="stuck" {...base} state="expanded" />,
  // @ts-expect-error -- an icon is an element
  <SidebarItem key="icon" href="/gigs" label="Gigs" icon="briefcase" />,
  // @ts-expect-error -- a badge is words, such as New
  <SidebarItem key="badge" href="/gigs" label="Gigs" icon={<svg />} badge={4} />,
]
