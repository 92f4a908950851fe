import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../src/api/contract/endpoint.ts'
import { type ErrorCode, errorStatus } from '../src/api/contract/error-codes.ts'
import { api, endpoints } from '../src/api/contract/table.ts'
import type { MoneyState } from './testing/money-state.ts'
import { type RefusalCase, commonCases, ownCases } from './testing/conformance-refusals.ts'
import {
  type Subject,
  type TestCall,
  ask,
  bothSubjects,
  exampleBody as body,
  proofOf,
  quoteOf,
} from './testing/conformance-subjects.ts'
import { differences } from './testing/differences.ts'

/*
 * Conformance of the mocks: the example of each endpoint and each of its refusals are run against the mocks of the stories and against
 * the real server with its database. Both must agree on status, code, shape and message.
 */

const { account, auth, billing, gigPeople, gigs, security, wallet, workReview } = api

/** Endpoints whose example has an email without an account. */
const isNew = new Set<string>([auth.register.id, auth.sendVerificationOtp.id, auth.verifyEmailOtp.id])

/** Verifies the example's email. @returns the proof, which the next call shows */
const verify = async (subject: Subject, send: Endpoint, check: Endpoint) => {
  await ask(subject, send)
  return { proof: proofOf(await subject.call(check, { body: { ...body, code: await subject.sentCode() } })) }
}

/** What must have happened before an example succeeds; may replace the part of the example that only a mail tells. */
const before: Record<string, (subject: Subject) => Promise<unknown>> = {
  [auth.verifyEmailOtp.id]: (subject) => ask(subject, auth.sendVerificationOtp),
  [auth.verifyForgotPasswordOtp.id]: (subject) => ask(subject, auth.forgotPassword),
  [security.verifyForgotPin.id]: (subject) => subject.call(security.forgotPin, { body: {} }),
  [security.resetPin.id]: async (subject) => {
    await subject.call(security.forgotPin, { body: {} })
    await subject.call(security.verifyForgotPin, { body: { code: await subject.sentCode() } })
  },
}
/** Examples that need a code from a mail: the other fields of the body. */
const typesCode = new Map<string, object>([
  [auth.verifyEmailOtp.id, body],
  [auth.verifyForgotPasswordOtp.id, body],
  [security.verifyForgotPin.id, {}],
])
/** Examples that need an employer in a special state. */
const moneyOf: Readonly<Record<string, MoneyState>> = {
  [security.setPin.id]: { pin: 'none' },
  [account.requestClosure.id]: { isEmptied: true },
}
/** Parts of an example that come from another call. */
const findsOut: Readonly<Record<string, (subject: Subject) => Promise<object>>> = {
  [gigs.payFromWallet.id]: (subject) => quoteOf(subject),
  [auth.register.id]: (subject) => verify(subject, auth.sendVerificationOtp, auth.verifyEmailOtp),
  [auth.resetPassword.id]: (subject) => verify(subject, auth.forgotPassword, auth.verifyForgotPasswordOtp),
}
/** Endpoints that move money, or change the wallet or the account; each of their calls gets a new employer. */
const movesMoney = new Set<string>(
  [account, billing, gigPeople, gigs, security, wallet, workReview]
    .flatMap((group) => Object.values(group))
    .map(({ id }) => id),
)

interface Both {
  mocks: Subject
  server: Subject
}

/** Calls of employer endpoints share one employer, in the order of the table; refusals change nothing. */
let shared: Both
beforeAll(async () => {
  shared = await bothSubjects({ isNew: false })
})
afterAll(() => shared.server.close())

/** Auth calls depend on earlier calls, so each of their tests has its own subjects. */
async function withBoth<T>(
  endpoint: Endpoint,
  emailIsNew: boolean,
  test: (both: Both) => Promise<T>,
  money: MoneyState = {},
): Promise<T> {
  if (endpoint.scope === 'employer' && !movesMoney.has(endpoint.id)) return test(shared)
  const own = await bothSubjects({ isNew: emailIsNew, money })
  return test(own).finally(() => own.server.close())
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  it('answers its example the same in mocks and server', async () => {
    const run = async (subject: Subject) => {
      await before[id]?.(subject)
      const example = endpoint.example as TestCall
      const beside = typesCode.get(id)
      const found = await findsOut[id]?.(subject)
      if (found !== undefined) {
        return subject.call(endpoint, { ...example, body: { ...(example.body as object), ...found } })
      }
      return subject.call(
        endpoint,
        beside === undefined ? example : { body: { ...beside, code: await subject.sentCode() } },
      )
    }
    const compare = async ({ mocks, server }: Both) => {
      const [mock, real] = [await run(mocks), await run(server)]
      expect({ mock: mock.status, real: real.status }).toEqual({ mock: 200, real: 200 })
      expect(mock.body['message']).toBe(real.body['message'])
      expect(endpoint.response.safeParse(real.body['data']).success).toBe(true)
      expect(differences(mock.body, real.body)).toEqual([])
    }
    await withBoth(endpoint, isNew.has(id), compare, moneyOf[id])
  })

  it.each(commonCases(endpoint).map((refusalCase) => [refusalCase.why, refusalCase] as const))(
    'refuses %s the same in mocks and server',
    async (_why, refusalCase) => {
      expect(await refusals(shared, refusalCase)).toEqual(alike(refusalCase.code))
    },
  )
})

it.each(ownCases.map((refusalCase) => [refusalCase.endpoint.id, refusalCase.why, refusalCase] as const))(
  '%s refuses %s the same in mocks and server',
  async (id, _why, refusalCase) => {
    const seen = await withBoth(
      refusalCase.endpoint,
      refusalCase.isNew ?? isNew.has(id),
      (both) => refusals(both, refusalCase),
      refusalCase.money,
    )
    expect(seen).toEqual(alike(refusalCase.code))
  },
)

/** Both refusals and their differences in shape. */
async function refusals({ mocks, server }: Both, { endpoint, call, before }: RefusalCase) {
  const run = async (subject: Subject) => {
    await before?.(subject)
    return subject.call(endpoint, await call(subject))
  }
  const [mock, real] = [await run(mocks), await run(server)]
  const seen = ({ status, body }: typeof mock) => ({ status, code: body['code'] })
  expect(mock.body['message']).toBe(real.body['message'])
  return { mock: seen(mock), real: seen(real), differences: differences(mock.body, real.body) }
}

const alike = (code: ErrorCode) => {
  const answer = { status: errorStatus[code], code }
  return { mock: answer, real: answer, differences: [] }
}

it('has a case for each refusal an endpoint declares', () => {
  const declared = endpoints.flatMap(({ id, errors }) => errors.map((code) => `${id} ${code}`))
  const covered = new Set(ownCases.map(({ endpoint, code }) => `${endpoint.id} ${code}`))
  expect(declared.filter((refusal) => !covered.has(refusal))).toEqual([])
})
