/** Friday 14 November 2025, 08:00 in Lagos: the moment at which every story happens unless it says otherwise. */
export const defaultNow = '2025-11-14T08:00:00+01:00'

const RealDate = globalThis.Date
let instant = RealDate.parse(defaultNow)

const FrozenDate = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [instant] : args, newTarget) as Date,
  apply: () => new RealDate(instant).toString(),
  get: (target, key) => (key === 'now' ? () => instant : (Reflect.get(target, key) as unknown)),
})

/**
 * Stops the clock at `now` (ISO 8601 with an offset): `new Date()` and `Date.now()` answer that instant. Timers keep running.
 * @throws RangeError when `now` is not a date.
 */
export function freezeClock(now: string = defaultNow): void {
  const parsed = RealDate.parse(now)
  if (Number.isNaN(parsed)) {
    throw new RangeError(`parameters.now is not a date: "${now}". Write it with an offset, for example ${defaultNow}.`)
  }
  instant = parsed
  globalThis.Date = FrozenDate
}

/** Advances the stopped clock by `ms` milliseconds. Components that show the time update at their next tick. */
export function advanceClock(ms: number): void {
  instant += ms
}
