import type { ComponentProps } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { useOfflineReason } from './use-offline-reason.ts'

/** A button that changes something on the server. Without a connection it is unavailable and says why; the form around it keeps what was typed. */
export function WriteButton({ unavailableReason, ...props }: ComponentProps<typeof Button>) {
  return <Button {...props} unavailableReason={useOfflineReason() ?? unavailableReason} />
}
