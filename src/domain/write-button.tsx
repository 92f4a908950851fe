import type { ComponentProps } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { useIsOnline } from './use-is-online.ts'

/** Why nothing can be saved or paid now (docs/product/rules.md#states). */
const offlineReason = 'You are offline. You can continue when the connection is back.'

/** A button that changes something on the server. Without a connection it is unavailable and says why; the form around it keeps what was typed. */
export function WriteButton({ unavailableReason, ...props }: ComponentProps<typeof Button>) {
  const isOnline = useIsOnline()
  return <Button {...props} unavailableReason={isOnline ? unavailableReason : offlineReason} />
}
