import { describe, expect, it } from 'vitest'
import { api } from '../../src/api/contract/table.ts'
import { openApiDocument } from '../app/openapi.ts'
import type { Answer } from './http.ts'
import {
  createAnswerJudge,
  judgeAlike,
  judgeLedger,
  judgeUnchanged,
  judgeWrites,
  type LedgerFacts,
  type OpenApi,
} from './judge.ts'
import { createReport, summaryOf } from './report.ts'

/*
 * The attack finds no defect in a correct server. Here it gets the answers and the rows of servers that are not, and must find each defect.
 */

const judge = createAnswerJudge(JSON.parse(JSON.stringify(openApiDocument())) as OpenApi)

/** An answer with the headers of a correct one. */
function answer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    body,
    text: JSON.stringify(body) ?? '',
    ms: 1,
    headers: new Headers({ 'X-Request-Id': 'req_1', 'Cache-Control': 'no-store', ...headers }),
  }
}

const profile = { firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@ekoevents.example', phone: null, image: null }
const refusal = { message: 'There is nothing at this address.', code: 'NOT_FOUND', requestId: 'req_1' }
const { getProfile } = api.company

describe('an answer', () => {
  it('as the contract describes it is no defect, as a success and as a refusal', () => {
    expect(judge(getProfile, answer(200, { data: profile }))).toEqual([])
    expect(judge(getProfile, answer(404, refusal))).toEqual([])
  })

  it.each([
    ['data of another type', answer(200, { data: { ...profile, firstName: 7 } }), 'against its schema'],
    ['no data', answer(200, {}), 'against its schema'],
    ['a body that is no JSON', answer(200, undefined), 'against its schema'],
    ['a refusal whose message is no text', answer(404, { ...refusal, message: 7 }), 'against its schema'],
    ['a status that is not documented', answer(418, refusal), 'undocumented status 418'],
    ['an error of the server', answer(500, refusal), 'answered 500'],
    ['a server that is not available', answer(503, refusal), 'answered 503'],
    ['the id of another request', answer(404, { ...refusal, requestId: 'req_2' }), 'request id req_2'],
    ['what caches may store', answer(200, { data: profile }, { 'Cache-Control': 'max-age=60' }), 'caches may store it'],
  ])('with %s is a defect', (_, given, sentence) => {
    expect(judge(getProfile, given).join()).toContain(sentence)
  })

  it('without a request id is a defect', () => {
    const given = answer(200, { data: profile })
    given.headers.delete('x-request-id')
    expect(judge(getProfile, given)).toEqual(['answered 200 without a request id'])
  })
})

describe("another employer's id", () => {
  it('is no defect when it is answered like an unknown one', () => {
    const unknown = { ...refusal, requestId: 'req_2' }
    expect(judgeAlike(answer(404, refusal), answer(404, unknown))).toEqual([])
    const limited = (retryAfterSeconds: number) => answer(429, { ...refusal, code: 'RATE_LIMITED', retryAfterSeconds })
    expect(judgeAlike(limited(60), limited(59))).toEqual([])
  })

  it.each([
    ['another status', answer(409, { ...refusal, code: 'GIG_STATE' })],
    ['another message', answer(404, { ...refusal, message: 'This Gig is not yours.' })],
    ['data', answer(200, { data: profile })],
  ])('answered with %s is a defect', (_, given) => {
    expect(judgeAlike(given, answer(404, refusal))).toHaveLength(1)
  })
})

it('a changed, a new and a missing table of the other employer are defects', () => {
  const before = { gig: 'a', payment: 'b' }
  expect(judgeUnchanged(before, { gig: 'a', payment: 'b' })).toEqual([])
  expect(judgeUnchanged(before, { gig: 'a', payment: 'c' })).toEqual(['rows of the other employer in payment changed'])
  expect(judgeUnchanged(before, { gig: 'a', payment: 'b', wallet: 'd' })).toHaveLength(1)
  expect(judgeUnchanged(before, { gig: 'a' })).toHaveLength(1)
})

it('a lost write is a defect, and one that was not acknowledged is none', () => {
  expect(judgeWrites(['a', 'b'], new Set(['a', 'b', 'c']))).toEqual([])
  expect(judgeWrites(['a', 'b'], new Set(['b']))).toEqual(['1 of 2 acknowledged writes are lost, the first: a'])
})

it('each wrong sum of the ledger is a defect', () => {
  const right: LedgerFacts = {
    sumKobo: 0,
    unbalancedPostings: 0,
    negativeBalances: 0,
    wrongBalances: 0,
    wrongGigs: 0,
  }
  expect(judgeLedger(right)).toEqual([])
  for (const name of Object.keys(right)) expect(judgeLedger({ ...right, [name]: 1 })).toHaveLength(1)
})

it('the report counts what was tried and survived, and names each defect with the way to repeat it', () => {
  const report = createReport(() => undefined)
  report.check('GET /a', [])
  report.check('GET /b', ['answered 500', 'answered against its schema'])
  expect([report.tried(), report.survived(), report.defects.length]).toEqual([2, 1, 2])
  const summary = summaryOf([{ section: { name: 'fuzz', title: 'Fuzz' }, report, seconds: 3 }])
  expect(summary).toContain('✗ fuzz: answered 500\n  GET /b')
  expect(summary).toMatch(/^total +2 +1 +2 +3 s$/m)
})
