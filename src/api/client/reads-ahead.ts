import type { Http, HttpAnswer, HttpRequest } from './http.ts'

/** What the start script of the page has requested beside the scripts (scripts/vite/preload-script.ts), as `window.readsAhead`. */
export interface ReadsAhead {
  readonly token: string
  /** By address. */
  readonly answers: Readonly<Record<string, Promise<AnswerAhead>>>
}

interface AnswerAhead {
  readonly response: Response
  /** The body, which has been read. */
  readonly text: string
}

declare global {
  interface Window {
    readsAhead?: ReadsAhead
  }
}

/** For so long since the page began to load an answer is as good as one that is requested now, in ms. */
const freshFor = 30_000

/** The address of a read. The start script requests what the build has written with it, and the client looks there. */
export function readAddress(baseUrl: string, { path, query }: Pick<HttpRequest, 'path' | 'query'>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  return search.size === 0 ? baseUrl + path : `${baseUrl + path}?${search.toString()}`
}

/**
 * Answers reads with what the start script has requested, each once. Without an answer, or after a change was sent, a read is sent as
 * any other.
 */
export function withReadsAhead(http: Http, baseUrl: string, ahead: ReadsAhead | undefined): Http {
  const answers = new Map(Object.entries(ahead?.answers ?? {}))
  const take = (request: HttpRequest): Promise<AnswerAhead> | undefined => {
    const isOfSession = request.headers['Authorization'] === `Bearer ${ahead?.token}`
    if (request.method !== 'GET' || !isOfSession || performance.now() > freshFor) answers.clear()
    const address = readAddress(baseUrl, request)
    const answer = answers.get(address)
    answers.delete(address)
    return answer
  }
  return {
    preload: http.preload,
    send: async (request) => {
      const answer = answers.size === 0 ? undefined : take(request)
      // One that did not arrive is requested again, which fails with the reason.
      return (answer && (await read(answer).catch(() => undefined))) ?? http.send(request)
    },
  }
}

async function read(answer: Promise<AnswerAhead>): Promise<HttpAnswer> {
  const { response, text } = await answer
  return {
    status: response.status,
    body: parsed(text),
    header: (name) => response.headers.get(name) ?? undefined,
  }
}

/** JSON, or the text itself when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
