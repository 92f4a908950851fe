import { SidePanel } from './index.ts'

const base = { before: 'Find', after: 'today', text: 'In Lagos' }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- at least one word takes its turn
  <SidePanel key="empty" {...base} words={[]} />,
  // @ts-expect-error -- the sentence is a text, as screen readers hear it
  <SidePanel key="rich" {...base} words={['waiters']} before={<b>Find</b>} />,
  // @ts-expect-error -- its look is part of the brand
  <SidePanel key="class" {...base} words={['waiters']} className="wide" />,
]
