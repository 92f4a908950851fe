import { Code } from './index.ts'

export const possible = [
  <Code key="plain">MQ-8F2K</Code>,
  <Code key="copied" copyLabel="Copy reference" copyLabels={{ copied: 'Copied', failed: 'Not copied' }}>
    MQ-8F2K
  </Code>,
]

export const impossible = [
  // @ts-expect-error -- labels for a button that is not rendered
  <Code key="words alone" copyLabels={{ copied: 'Copied', failed: 'Not copied' }}>
    MQ-8F2K
  </Code>,
  // @ts-expect-error -- a code is text
  <Code key="element">
    <b>MQ</b>
  </Code>,
]
