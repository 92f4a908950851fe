export const minute = 60_000
export const day = 24 * 60 * minute

/** The time `ms` milliseconds after a moment. */
export const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** How far the clocks of the processes may differ, in milliseconds. */
const clockSkewMs = minute

/**
 * The last moment until which something lasts that begins by now and lasts `ms` at most. What is stored to last longer was written by a clock
 * that was ahead, and would last as much too long: it counts as over.
 */
export const latestEnd = (now: Date, ms: number) => later(now, ms + clockSkewMs)

/** Whether a lock, pause or window of at most `ms` milliseconds lasts at a moment. */
export const isLasting = (until: Date | null, now: Date, ms: number): until is Date =>
  until !== null && until > now && until <= latestEnd(now, ms)
