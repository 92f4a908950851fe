import { ApiError } from './api-error.ts'
import type { ApiClient } from './call.ts'

/** By session and turn: settles when the call that was started last has an answer; never rejects. */
const lastAnswers = new WeakMap<ApiClient, Map<string, Promise<unknown>>>()

/**
 * Sends a call once the earlier ones of its turn have their answers: of two that contradict each other the later one counts. TanStack's `scope` pauses the
 * waiting ones, and while one is paused nothing is read again when the window gets the focus or the network is back.
 * @throws {ApiError} of kind 'cancelled' when the session has changed while the call waited: it would be made for another employer
 */
export function inTurn<T>(api: ApiClient, turn: string, send: () => Promise<T>): Promise<T> {
  const tokenNow = () => api.session.store.getState().token
  const token = tokenNow()
  const key = `${token} ${turn}`
  const answers = lastAnswers.get(api) ?? new Map<string, Promise<unknown>>()
  lastAnswers.set(api, answers)
  const sent = (answers.get(key) ?? Promise.resolve()).then(() => {
    if (tokenNow() !== token) throw new ApiError({ kind: 'cancelled' })
    return send()
  })
  const answer = sent
    .catch(() => undefined)
    .then(() => {
      if (answers.get(key) === answer) answers.delete(key)
    })
  answers.set(key, answer)
  return sent
}
