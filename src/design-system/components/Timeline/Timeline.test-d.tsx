import { Timeline, TimelineEvent } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a list of events without a name
  <Timeline key="nameless">Words</Timeline>,
  // @ts-expect-error -- an event is done, current, to come or failed
  <TimelineEvent key="status" title="Paid" status="pending" />,
  // @ts-expect-error -- an event without words
  <TimelineEvent key="untitled" status="done" />,
]
