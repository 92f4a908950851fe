import { day } from '../platform/clock/time.ts'

const lagosOffsetMs = day / 24

/** A time of day in Lagos (UTC+1 all year), some days before another moment. @param at `HH:mm` */
export function lagosTime(now: Date, { daysAgo, at }: { readonly daysAgo: number; readonly at: string }): Date {
  const date = new Date(now.getTime() + lagosOffsetMs - daysAgo * day).toISOString().slice(0, 10)
  return new Date(`${date}T${at}:00+01:00`)
}
