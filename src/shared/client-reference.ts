import { useReducer } from 'react'

export interface ClientReference {
  /** The `ref` (idempotency key) of the call: the same for every attempt of one intent, so that a repeated call cannot pay twice. */
  ref: string
  /** Called after a final failure, so that the next attempt is a new intent. */
  renew: () => void
}

// Outside of the hook: the React compiler may memoize a call made while rendering, and two intents would share one reference.
const createReference = (intent: string, ref: string = crypto.randomUUID()) => ({ intent, ref })
const referenceReducer = (_made: ReturnType<typeof createReference>, intent: string) => createReference(intent)

/**
 * The reference of one intent to pay (docs/product/rules.md#money-movement). Call it in the dialog that opens for the payment, so that each opening begins a new intent.
 * @param intent text that identifies the payment, amount included; another text is another intent
 * @param existingRef reference of the same intent when it began before a reload
 */
export function useClientReference(intent: string, existingRef?: string): ClientReference {
  const [current, startIntent] = useReducer(referenceReducer, intent, (first) => createReference(first, existingRef))
  if (current.intent !== intent) startIntent(intent)
  return { ref: current.ref, renew: () => startIntent(intent) }
}
