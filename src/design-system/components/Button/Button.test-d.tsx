import { Button } from './index.ts'

export const impossible = [
  // @ts-expect-error -- a button without text has no name: that is an IconButton
  <Button key="wordless" />,
  // @ts-expect-error -- what leads somewhere is a ButtonLink
  <Button key="link" href="/gigs">
    Gigs
  </Button>,
  // @ts-expect-error -- its prominence is one of four
  <Button key="variant" variant="primary">
    Post a Gig
  </Button>,
  // @ts-expect-error -- success is a message, not a meaning of a button
  <Button key="tone" tone="success">
    Post a Gig
  </Button>,
  // @ts-expect-error -- an icon is an element, so that its look stays the button's
  <Button key="icon" icon="plus">
    Post a Gig
  </Button>,
  // @ts-expect-error -- the look is not for the caller to change
  <Button key="class" className="wide">
    Post a Gig
  </Button>,
  // @ts-expect-error -- space between elements belongs to their container
  <Button key="style" style={{ marginTop: 8 }}>
    Post a Gig
  </Button>,
  // @ts-expect-error -- a button with a visible edge stays inside its container
  <Button key="flush" variant="outline" flush="end">
    Post a Gig
  </Button>,
]
