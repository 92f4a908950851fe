import { Rating, RatingField } from './index.ts'

export const possible = [
  <Rating key="none" value={null} count={0} />,
  <RatingField key="field" label="Your rating" defaultValue="3" required />,
]

export const impossible = [
  // @ts-expect-error -- an average needs a count
  <Rating key="no count" value={4.5} />,
  // @ts-expect-error -- a field has a name
  <RatingField key="no label" />,
  // @ts-expect-error -- there are five stars
  <RatingField key="six" label="Your rating" defaultValue="6" />,
  // @ts-expect-error -- required and optional exclude each other
  <RatingField key="both" label="Your rating" required optional />,
]
