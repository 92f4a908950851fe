import { SwipeRow } from './index.ts'

const action = { label: 'Shortlist', icon: <svg />, onSwipe: () => undefined }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- sides turn with the direction of writing
  <SwipeRow key="side" towardsLeft={action}>
    Words
  </SwipeRow>,
  // @ts-expect-error -- success is a message, not a meaning of an action
  <SwipeRow key="tone" towardsEnd={{ ...action, tone: 'success' }}>
    Words
  </SwipeRow>,
  // @ts-expect-error -- an action has a name
  <SwipeRow key="nameless" towardsEnd={{ icon: <svg />, onSwipe: action.onSwipe }}>
    Words
  </SwipeRow>,
]
