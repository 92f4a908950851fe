import type { Http } from '../../src/api/client/http.ts'

/**
 * The HTTP client of one story. Once the story is left, its calls are not sent and never settle: what they report would appear in the next
 * story, whose mocks would answer them.
 * @param left aborted when the story is left
 */
export function storyHttp(http: Http, left: AbortSignal): Http {
  const never = new Promise<never>(() => undefined)
  return {
    preload: http.preload,
    send: async (request) => {
      if (left.aborted) return never
      const [outcome] = await Promise.allSettled([http.send(request)])
      if (left.aborted) return never
      if (outcome.status === 'rejected') throw outcome.reason
      return outcome.value
    },
  }
}
