import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from './device-storage.ts'

const keptMs = 90 * 24 * 3_600_000

/** When an event was shown, in ms since 1970. */
const shownEvents = persisted({
  ...storageKeys.shownEvents,
  schema: z.number(),
  expiresAt: (shownAt) => shownAt + keptMs,
})

/** Whether an event has not been shown on this device before. */
const look = (event: string | undefined) => ({
  event,
  isFirst: event !== undefined && shownEvents.at(event).read() === undefined,
})

/**
 * Whether an event is shown for the first time on this device. It stays true until the page is left, and is false on later visits. Where
 * storage is blocked every visit is the first.
 * @param event the kind and the id of the event, such as 'gig-live:gig_1'; undefined while nothing has happened
 */
export function useFirstTime(event: string | undefined): boolean {
  const [known, setKnown] = useState(() => look(event))
  // An event that has just happened, or another one.
  const current = known.event === event ? known : look(event)
  if (current !== known) setKnown(current)
  const { isFirst } = current
  useEffect(() => {
    if (event === undefined || !isFirst) return
    shownEvents.removeExpired()
    shownEvents.at(event).write(now().getTime())
  }, [event, isFirst])
  return isFirst
}
