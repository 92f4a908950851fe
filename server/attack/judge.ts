import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Endpoint, fullPath } from '../../src/api/contract/endpoint.ts'
import type { Answer } from './http.ts'

/** The part of the OpenAPI document that the judge reads. */
export interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, object>> }>>>
  >
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Creates the judge of answers: an answer of the API has a documented status below 500, the documented schema, a request id, and is not
 * stored by caches.
 * @param document the OpenAPI document that the server serves
 */
export function createAnswerJudge(document: OpenApi) {
  // `strict: false`: OpenAPI has keywords of its own. The schemas' formats are stated by patterns too.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema({ ...document, $id: 'openapi' })
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (path: string, method: string, status: number): ValidateFunction => {
    const pointer = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/')
    const existing = validators.get(pointer)
    if (existing !== undefined) return existing
    const made = ajv.compile({ $ref: `openapi#/${pointer}` })
    validators.set(pointer, made)
    return made
  }

  /** The problems of an answer to a call of an endpoint. */
  return (endpoint: Pick<Endpoint, 'method' | 'path' | 'scope'>, answer: Answer): string[] => {
    const { status, headers, body } = answer
    const path = fullPath(endpoint)
    const method = endpoint.method.toLowerCase()
    const problems: string[] = []
    if (status >= 500) problems.push(`answered ${status}: ${answer.text.slice(0, 200)}`)
    const requestId = headers.get('x-request-id')
    if (requestId === null) problems.push(`answered ${status} without a request id`)
    if (status >= 400 && isRecord(body) && body['requestId'] !== requestId) {
      problems.push(`answered ${status} with the request id ${String(body['requestId'])} in its body, not ${requestId}`)
    }
    if (!/\bno-store\b/.test(headers.get('cache-control') ?? '')) {
      problems.push(`answered ${status} so that caches may store it`)
    }
    if (document.paths[path]?.[method]?.responses[String(status)] === undefined) {
      return [...problems, `answered the undocumented status ${status}: ${answer.text.slice(0, 200)}`]
    }
    const validate = validatorOf(path, method, status)
    if (!validate(body)) {
      problems.push(
        `answered ${status} against its schema: ${ajv.errorsText(validate.errors)} in ${answer.text.slice(0, 200)}`,
      )
    }
    return problems
  }
}

/** Hashes of rows by table. */
export type Fingerprint = Readonly<Record<string, string>>

/** The problems of rows that had to stay as they were. */
export function judgeUnchanged(before: Fingerprint, after: Fingerprint): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((table) => before[table] !== after[table])
    .map((table) => `rows of the other employer in ${table} changed`)
}

/** The problems of writes that the server acknowledged. @param stored what the database holds afterwards */
export function judgeWrites(acknowledged: readonly string[], stored: ReadonlySet<string>): string[] {
  const lost = acknowledged.filter((write) => !stored.has(write))
  return lost.length === 0
    ? []
    : [`${lost.length} of ${acknowledged.length} acknowledged writes are lost, the first: ${lost[0]}`]
}

/** An answer without what differs between two equal answers: the id of the request, and the seconds until a retry. */
const comparable = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  JSON.stringify([status, isRecord(body) ? { ...body, requestId: undefined, retryAfterSeconds: undefined } : body])

/** The problems of an answer that must tell nothing about what another employer has: it must equal the answer for what does not exist. */
export function judgeAlike(
  foreign: Pick<Answer, 'status' | 'body'>,
  unknown: Pick<Answer, 'status' | 'body'>,
): string[] {
  const [seen, expected] = [comparable(foreign), comparable(unknown)]
  return seen === expected
    ? []
    : [`another employer's id is answered ${seen.slice(0, 300)}, an unknown id ${expected.slice(0, 300)}`]
}

/** The sums of the ledger, as `ledgerFacts` reads them. */
export interface LedgerFacts {
  readonly sumKobo: number
  readonly unbalancedPostings: number
  readonly negativeBalances: number
  readonly wrongBalances: number
  /** Gigs whose paid money is not held, released, refunded or charged, to the kobo. */
  readonly wrongGigs: number
}

/** The problems of a ledger. */
export function judgeLedger(facts: LedgerFacts): string[] {
  const sentences: Readonly<Record<keyof LedgerFacts, string>> = {
    sumKobo: 'kobo is the sum of the ledger',
    unbalancedPostings: 'postings do not sum to zero',
    negativeBalances: 'balances are below zero',
    wrongBalances: 'accounts hold another balance than the sum of their entries',
    wrongGigs: 'Gigs have paid money that is nowhere',
  }
  return (Object.keys(sentences) as (keyof LedgerFacts)[])
    .filter((name) => facts[name] !== 0)
    .map((name) => `${facts[name]} ${sentences[name]}`)
}
