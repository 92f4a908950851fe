import { useEffect, useEffectEvent, useState } from 'react'
import type { PersistedEntry } from '@/lib/persisted.ts'

/** A value of this browser's storage, as it is shown, and how it is changed. */
interface Stored<Value> {
  readonly value: Value
  /** What is stored now: another tab may have changed it since. Blocked storage has nothing; then the shown value counts. */
  readonly latest: () => Value
  readonly write: (value: Value) => void
}

/**
 * A stored value that every tab shows as the last one has changed it. Where storage is blocked it lasts until the page is left.
 * @param initial shown while nothing is stored
 */
export function useStored<Value>(entry: PersistedEntry<Value>, initial: Value): Stored<Value> {
  const [value, setValue] = useState(() => entry.read() ?? initial)
  const read = useEffectEvent(() => setValue(entry.read() ?? initial))
  useEffect(() => {
    const follow = () => read()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return {
    value,
    latest: () => entry.read() ?? value,
    write: (next) => {
      entry.write(next)
      setValue(next)
    },
  }
}
