import { useEffectEvent, useLayoutEffect } from 'react'

/** What a page may offer to the keyboard besides the shortcuts of the dashboard (docs/product/rules.md#keyboard). */
export const pageActions = [
  'next',
  'previous',
  'open',
  'select',
  'shortlist',
  'decline',
  'hire',
  'compare',
  'undo',
  'close',
] as const
export type PageAction = (typeof pageActions)[number]

/** Does one of the actions. @returns whether there was something to do; the key otherwise stays the browser's */
type RunPageAction = (action: PageAction) => boolean

const handlers: RunPageAction[] = []

/** Offers actions to the keyboard while the component is shown; what opened last is asked first. The shell reads the keys and the preference that switches them off. */
export function usePageActions(run: RunPageAction): void {
  const latest = useEffectEvent(run)
  // Before the page is painted: a key may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const handler: RunPageAction = (action) => latest(action)
    handlers.push(handler)
    return () => {
      handlers.splice(handlers.indexOf(handler), 1)
    }
  }, [])
}

/** Does what the open page offers for an action. @returns whether it did something */
export const runPageAction: RunPageAction = (action) => handlers.toReversed().some((handler) => handler(action))
