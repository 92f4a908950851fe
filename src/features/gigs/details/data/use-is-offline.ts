import { useState } from 'react'
import type { ApiError } from '@/api/client/api-error.ts'

/** Whether a read without data failed for want of a connection. It stays true while the read is retried. */
export function useIsOffline({ data, error }: { data: unknown; error: ApiError | null }): boolean {
  const [wasOffline, setWasOffline] = useState(false)
  const isOffline = error === null ? wasOffline : error.kind === 'offline'
  if (isOffline !== wasOffline) setWasOffline(isOffline)
  return data === undefined && isOffline
}
