import { describe, expect, it, vi } from 'vitest'
import type { Http, HttpRequest } from '../../src/api/client/http.ts'
import { storyHttp } from '../../stories/_kit/story-http.ts'

const request: HttpRequest = {
  method: 'GET',
  path: '/wallet',
  query: {},
  body: undefined,
  headers: {},
  signal: undefined,
}

/** A client that is answered by the test. */
function answered() {
  const answer = Promise.withResolvers<Awaited<ReturnType<Http['send']>>>()
  const send = vi.fn<Http['send']>(() => answer.promise)
  return { http: { send, preload: () => undefined }, send, answer }
}

/** What became of a call after everything that was due has run. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const due = new Promise<string>((resolve) => setTimeout(() => resolve('nothing'), 0))
  return Promise.race([
    call.then(
      () => 'answer',
      () => 'failure',
    ),
    due,
  ])
}

describe('the calls of a story', () => {
  it('are answered, or fail, while it is shown', async () => {
    const [first, second] = [answered(), answered()]
    const shown = new AbortController().signal
    const calls = [storyHttp(first.http, shown).send(request), storyHttp(second.http, shown).send(request)] as const
    first.answer.resolve({ status: 200, body: {}, header: () => undefined })
    second.answer.reject(new Error('offline'))
    expect(await Promise.all(calls.map(outcomeOf))).toEqual(['answer', 'failure'])
  })

  it.each(['answer', 'failure'])('report no %s once it is left', async (kind) => {
    const { http, answer } = answered()
    const story = new AbortController()
    const call = storyHttp(http, story.signal).send(request)
    story.abort()
    if (kind === 'answer') answer.resolve({ status: 200, body: {}, header: () => undefined })
    else answer.reject(new Error('offline'))
    expect(await outcomeOf(call)).toBe('nothing')
  })

  it('are not sent once it is left', async () => {
    const { http, send } = answered()
    const story = new AbortController()
    story.abort()
    expect(await outcomeOf(storyHttp(http, story.signal).send(request))).toBe('nothing')
    expect(send).not.toHaveBeenCalled()
  })
})
