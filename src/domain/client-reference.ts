import { useReducer } from 'react'

export interface ClientReference {
  /** The `ref` of the call: the same for every try of one intent, so that a repeat cannot pay twice. */
  ref: string
  /** After a final failure: the next try is a new intent. */
  renew: () => void
}

// Outside of the hook: what is called while rendering may be remembered by the compiler, and two intents would share one reference.
const createReference = (intent: string, ref: string = crypto.randomUUID()) => ({ intent, ref })
const referenceReducer = (_made: ReturnType<typeof createReference>, intent: string) => createReference(intent)

/**
 * The reference of one intent to pay (docs/product/rules.md#money-movement). Use it in what opens for the payment, so that each opening begins a new one.
 * @param intent what is paid, amount included, as text: when it changes, it is another intent
 * @param existingRef the reference of this very intent, where it was begun before a reload
 */
export function useClientReference(intent: string, existingRef?: string): ClientReference {
  const [current, startIntent] = useReducer(referenceReducer, intent, (first) => createReference(first, existingRef))
  if (current.intent !== intent) startIntent(intent)
  return { ref: current.ref, renew: () => startIntent(intent) }
}
