import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../src/api/contract/endpoint.ts'
import { type ErrorCode, errorStatus } from '../src/api/contract/error-codes.ts'
import { api, endpoints } from '../src/api/contract/table.ts'
import { type Subject, type TestCall, bothSubjects, exampleEmail } from './testing/conformance-subjects.ts'
import { differences } from './testing/differences.ts'
import { otherCode } from './testing/test-app.ts'

/*
 * The fake is kept honest: each endpoint's example, and each way it refuses, is run against the mocks that the stories
 * stand on and against the real server on its database. Both must agree on status, code and shape.
 */

const { auth, notifications } = api
const body = { email: exampleEmail }
const password = 'Marquee-2025'

/** Endpoints whose example speaks of an email that has no account yet. */
const isNew = new Set<string>([auth.register.id, auth.sendVerificationOtp.id, auth.verifyEmailOtp.id])

const ask = (subject: Subject, send: Endpoint) => subject.call(send, { body })
const verify = async (subject: Subject, send: Endpoint, check: Endpoint) => {
  await ask(subject, send)
  await subject.call(check, { body: { ...body, code: await subject.sentCode() } })
}

/** What must have happened before an example succeeds; may replace the part of the example that only a mail tells. */
const before: Record<string, (subject: Subject) => Promise<unknown>> = {
  [auth.register.id]: (subject) => verify(subject, auth.sendVerificationOtp, auth.verifyEmailOtp),
  [auth.verifyEmailOtp.id]: (subject) => ask(subject, auth.sendVerificationOtp),
  [auth.verifyForgotPasswordOtp.id]: (subject) => ask(subject, auth.forgotPassword),
  [auth.resetPassword.id]: (subject) => verify(subject, auth.forgotPassword, auth.verifyForgotPasswordOtp),
}
const typesCode = new Set<string>([auth.verifyEmailOtp.id, auth.verifyForgotPasswordOtp.id])

interface RefusalCase {
  code: ErrorCode
  endpoint: Endpoint
  why: string
  call: (subject: Subject) => TestCall | Promise<TestCall>
  /** Default: by the endpoint. */
  isNew?: boolean
  before?: (subject: Subject) => Promise<unknown>
}

const wrongCode = async (subject: Subject) => ({ body: { ...body, code: otherCode(await subject.sentCode()) } })

/** The refusals that endpoints declare, and those of their parameters. */
const own: RefusalCase[] = [
  { code: 'INVALID_CREDENTIALS', endpoint: auth.login, why: 'a wrong password', call: () => ({ body: { ...body, password: 'wrong' } }) },
  { code: 'INVALID_CREDENTIALS', endpoint: auth.login, why: 'an unknown email', call: () => ({ body: { email: 'x@y.example', password } }) },
  { code: 'EMAIL_NOT_VERIFIED', endpoint: auth.register, why: 'an email nobody verified', call: () => auth.register.example },
  { code: 'EMAIL_TAKEN', endpoint: auth.register, why: 'an email with an account', isNew: false, call: () => auth.register.example },
  { code: 'EMAIL_TAKEN', endpoint: auth.sendVerificationOtp, why: 'an email with an account', isNew: false, call: () => ({ body }) },
  {
    code: 'INVALID_CODE',
    endpoint: auth.verifyEmailOtp,
    why: 'a wrong code',
    before: (subject) => ask(subject, auth.sendVerificationOtp),
    call: wrongCode,
  },
  {
    code: 'INVALID_CODE',
    endpoint: auth.verifyForgotPasswordOtp,
    why: 'a wrong code',
    before: (subject) => ask(subject, auth.forgotPassword),
    call: wrongCode,
  },
  { code: 'EMAIL_NOT_VERIFIED', endpoint: auth.resetPassword, why: 'no verified code', call: () => auth.resetPassword.example },
  { code: 'NOT_FOUND', endpoint: notifications.read, why: 'an unknown id', call: () => ({ params: { id: 'ntf_none' } }) },
  { code: 'NOT_FOUND', endpoint: notifications.remove, why: 'an unknown id', call: () => ({ params: { id: 'ntf_none' } }) },
]

/** The refusals every endpoint of a kind shares. */
function commonCases(endpoint: Endpoint): RefusalCase[] {
  const example = endpoint.example as TestCall
  const cases: RefusalCase[] = []
  const add = (code: ErrorCode, why: string, call: RefusalCase['call']) => cases.push({ code, endpoint, why, call })
  if (endpoint.body) {
    add('MALFORMED_JSON', 'broken JSON', () => ({ ...example, body: '{"email":' }))
    add('VALIDATION_FAILED', 'a list for a body', () => ({ ...example, body: [] }))
    add('VALIDATION_FAILED', 'a number in each field', () => ({
      ...example,
      body: Object.fromEntries(Object.keys(example.body as object).map((field) => [field, 7])),
    }))
  }
  if (endpoint.query) add('VALIDATION_FAILED', 'a query out of range', () => ({ ...example, query: { limit: -1 } }))
  if (endpoint.scope === 'employer') {
    add('UNAUTHORIZED', 'no token', () => ({ ...example, actor: null }))
    add('UNAUTHORIZED', 'a made-up token', ({ actor }) => ({ ...example, actor: { ...actor, token: 'made-up' } }))
    add('NOT_FOUND', 'the address of another employer', ({ actor }) => ({ ...example, actor: { ...actor, employerId: 'emp_other' } }))
  }
  return cases
}

interface Both {
  mocks: Subject
  server: Subject
}

/** Employer calls follow each other in one place, in the table's order; refusals change nothing. */
let shared: Both
beforeAll(async () => {
  shared = await bothSubjects({ isNew: false })
})
afterAll(() => shared.server.close())

/** The auth calls depend on what came before, so each of their tests has a place of its own. */
async function withBoth<T>(endpoint: Endpoint, emailIsNew: boolean, test: (both: Both) => Promise<T>): Promise<T> {
  if (endpoint.scope === 'employer') return test(shared)
  const own = await bothSubjects({ isNew: emailIsNew })
  return test(own).finally(() => own.server.close())
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  it('answers its example alike', async () => {
    const run = async (subject: Subject) => {
      await before[id]?.(subject)
      const example = endpoint.example as TestCall
      return subject.call(endpoint, typesCode.has(id) ? { body: { ...body, code: await subject.sentCode() } } : example)
    }
    await withBoth(endpoint, isNew.has(id), async ({ mocks, server }) => {
      const [mock, real] = [await run(mocks), await run(server)]
      expect({ mock: mock.status, real: real.status }).toEqual({ mock: 200, real: 200 })
      expect(mock.body['message']).toBe(real.body['message'])
      expect(endpoint.response.safeParse(real.body['data']).success).toBe(true)
      expect(differences(mock.body, real.body)).toEqual([])
    })
  })

  it.each(commonCases(endpoint).map((one) => [one.why, one] as const))('refuses %s alike', async (_why, one) => {
    expect(await refusals(shared, one)).toEqual(alike(one.code))
  })
})

it.each(own.map((one) => [one.endpoint.id, one.why, one] as const))('%s refuses %s alike', async (id, _why, one) => {
  const seen = await withBoth(one.endpoint, one.isNew ?? isNew.has(id), (both) => refusals(both, one))
  expect(seen).toEqual(alike(one.code))
})

/** How both refuse, and how that differs in shape. */
async function refusals({ mocks, server }: Both, { endpoint, call, ...one }: RefusalCase) {
  const run = async (subject: Subject) => {
    await one.before?.(subject)
    return subject.call(endpoint, await call(subject))
  }
  const [mock, real] = [await run(mocks), await run(server)]
  const seen = ({ status, body }: typeof mock) => ({ status, code: body['code'] })
  return { mock: seen(mock), real: seen(real), differences: differences(mock.body, real.body) }
}

const alike = (code: ErrorCode) => {
  const answer = { status: errorStatus[code], code }
  return { mock: answer, real: answer, differences: [] }
}

it('has a case for each refusal an endpoint declares', () => {
  const declared = endpoints.flatMap(({ id, errors }) => errors.map((code) => `${id} ${code}`))
  const covered = new Set(own.map(({ endpoint, code }) => `${endpoint.id} ${code}`))
  expect(declared.filter((one) => !covered.has(one))).toEqual([])
})
