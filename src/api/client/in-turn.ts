import type { ApiClient } from './call.ts'

interface Turn {
  /** What was asked for. */
  readonly call: string
  /** Settles when the call and all before it have an answer; never rejects. */
  readonly answered: Promise<unknown>
}

const turns = new WeakMap<ApiClient, Map<string, Turn>>()

/** The call that was started last of those that share a turn and have no answer yet. */
export const latestInTurn = (api: ApiClient, turn: string): string | undefined => turns.get(api)?.get(turn)?.call

/**
 * Sends a call once the earlier ones of its turn have their answers: two that contradict each other reach the server in the order in which they were
 * made, so the last one counts.
 * @param call what is asked for, to recognise a repetition
 */
export function inTurn<T>(api: ApiClient, turn: string, call: string, send: () => Promise<T>): Promise<T> {
  const waiting = turns.get(api) ?? new Map<string, Turn>()
  turns.set(api, waiting)
  const sent = (waiting.get(turn)?.answered ?? Promise.resolve()).then(send)
  const entry: Turn = {
    call,
    answered: sent
      .catch(() => undefined)
      .then(() => {
        if (waiting.get(turn) === entry) waiting.delete(turn)
      }),
  }
  waiting.set(turn, entry)
  return sent
}
