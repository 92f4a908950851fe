/** Seconds an employer waits before a code can be sent again (spec S9-2). */
export const resendSeconds = 60

/** Whole seconds that remain until `deadline`, never below 0. Both are ms since 1970. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Seconds as `m:ss`, from an hour on as `h:mm:ss`, for a countdown whose width must not change: 60 gives '1:00'. */
export function clockFace(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const parts = minutes < 60 ? [minutes, seconds % 60] : [Math.floor(minutes / 60), minutes % 60, seconds % 60]
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
