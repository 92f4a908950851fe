import { StatusPill } from './index.ts'

export const possible = [
  <StatusPill key="own" label="Draft" />,
  <StatusPill key="known" state="open" looks={{ open: { label: 'Open', tone: 'success' } }} size="md" />,
]

export const impossible = [
  // @ts-expect-error -- a state without looks says nothing about how it is shown
  <StatusPill key="state alone" state="open" />,
  // @ts-expect-error -- either the looks define the label, or the caller
  <StatusPill key="both" state="open" looks={{}} label="Open" />,
  // @ts-expect-error -- a colour without a label
  <StatusPill key="no word" tone="danger" />,
  // @ts-expect-error -- no such tone
  <StatusPill key="tone" label="Open" tone="green" />,
]
