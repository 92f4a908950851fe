/**
 * Keeps what happens "in a few seconds" out of the pictures. How far a story is after four seconds depends on the machine:
 * a message that goes by itself or a word that changes would be in one picture and not in the next.
 */

/** Messages, rotating words and slow polls (ms). What tests wait by is either shorter or longer, and goes on. */
const passing = { from: 3500, below: 10_000 } as const

/** Once a story has been played, nothing that was put off for longer than this (ms) happens any more. */
const moment = 500

type Hold = 'nothing' | 'passing' | 'everything'

let hold: Hold = 'nothing'
let story = 0

/** Whether a timer does not come due: for now, or, as its story is over and its mock API gone, for good. @param of the story that set it */
function isHeld(delay: number, of: number): boolean {
  if (hold === 'everything' || of !== story) return delay >= moment
  return hold === 'passing' && delay >= passing.from && delay < passing.below
}

/** Chooses which timers do not come due: what would pass by, from a story's beginning on, and everything once it has been played. */
export function holdTimers(what: Exclude<Hold, 'nothing'>): void {
  if (what === 'passing') story += 1
  hold = what
}

/** Puts timers that can be held in the place of the browser's. A timer that was set while nothing is held is left alone: it is not a story's. */
export function watchTimers(): void {
  const { setTimeout: start, setInterval: repeat } = window
  const timeout = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (hold === 'nothing' || typeof handler !== 'function') return start(handler, delay, ...args)
    const of = story
    return start(() => {
      if (!isHeld(delay, of)) handler(...args)
    }, delay)
  }
  const interval = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (hold === 'nothing' || typeof handler !== 'function') return repeat(handler, delay, ...args)
    const of = story
    return repeat(() => {
      if (!isHeld(delay, of)) handler(...args)
    }, delay)
  }
  Object.assign(window, { setTimeout: timeout, setInterval: interval })
}
