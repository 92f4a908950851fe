import type { ApiClient } from './call.ts'

/** By turn: settles when the call that was started last has an answer; never rejects. */
const lastAnswers = new WeakMap<ApiClient, Map<string, Promise<unknown>>>()

/**
 * Sends a call once the earlier ones of its turn have their answers: of two that contradict each other the later one counts. TanStack's `scope` pauses the
 * waiting ones, and while one is paused nothing is read again when the window gets the focus or the network is back.
 */
export function inTurn<T>(api: ApiClient, turn: string, send: () => Promise<T>): Promise<T> {
  const answers = lastAnswers.get(api) ?? new Map<string, Promise<unknown>>()
  lastAnswers.set(api, answers)
  const sent = (answers.get(turn) ?? Promise.resolve()).then(send)
  const answer = sent
    .catch(() => undefined)
    .then(() => {
      if (answers.get(turn) === answer) answers.delete(turn)
    })
  answers.set(turn, answer)
  return sent
}
