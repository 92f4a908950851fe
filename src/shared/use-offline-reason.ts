import { useIsOnline } from './use-is-online.ts'

/** Why nothing can be saved or paid now (docs/product/rules.md#states); undefined with a connection. */
export function useOfflineReason(): string | undefined {
  return useIsOnline() ? undefined : 'You are offline. You can continue when the connection is back.'
}
