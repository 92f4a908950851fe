import { useState } from 'react'
import type { ApiError } from '@/api/client/api-error.ts'

/** Whether a read that has brought nothing yet failed for want of a connection. While it is tried again, that still holds. */
export function useIsOffline({ data, error }: { data: unknown; error: ApiError | null }): boolean {
  const [wasOffline, setWasOffline] = useState(false)
  const isOffline = error === null ? wasOffline : error.kind === 'offline'
  if (isOffline !== wasOffline) setWasOffline(isOffline)
  return data === undefined && isOffline
}
