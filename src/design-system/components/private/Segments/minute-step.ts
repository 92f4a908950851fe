/** Minutes between two presses of an arrow key. Typing still sets any minute. */
export const minuteStep = 15

/** The next multiple of `step` within the hour, up (1) or down (-1): 37 → 45 or 30, 45 → 0, 0 → 45. */
export function stepMinute(minute: number, direction: 1 | -1, step: number = minuteStep): number {
  const steps = direction === 1 ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1
  return (steps * step + 60) % 60
}
