import { getResponse } from 'msw'
import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import type { Gig } from '../../src/api/contract/schemas/gig.ts'
import { api } from '../../src/api/contract/table.ts'
import { aProfile } from '../../src/api/mocks/factories.ts'
import { rightCode, tokenOf } from '../../src/api/mocks/state.ts'
import { smallVenue } from '../../src/api/mocks/world.ts'
import { worldHandlers } from '../../src/api/mocks/world-handlers.ts'
import { notification, session } from '../db/schema.ts'
import { issueCode } from '../modules/auth/one-time-codes.ts'
import { cookieJar } from './cookie-jar.ts'
import { encodeBody } from './encode-body.ts'
import { storeGigs } from './gig-state.ts'
import { type MoneyState, moneyWorld, storeMoney } from './money-state.ts'
import { addressOf } from './address-of.ts'
import { type Actor, createTestApp, testStart } from './test-app.ts'

/** The email used by the contract's examples. */
export const exampleEmail = 'ngozi@ekoevents.example'

/** The body of a call that names this account and nothing else. */
export const exampleBody = { email: exampleEmail }

/** A call: an endpoint's input with the changes of a test. */
export interface TestCall {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  /** Sent as JSON or as a form; a text is sent as it is. */
  readonly body?: unknown
  /** Default: the subject's employer. `null`: no token. */
  readonly actor?: Actor | null
}

/** An implementation of the contract: the mocks or the server. */
export interface Subject {
  readonly call: (endpoint: Endpoint, call: TestCall) => Promise<{ status: number; body: Record<string, unknown> }>
  readonly actor: Actor
  /** The code in the newest mail to the example's address. */
  readonly sentCode: () => Promise<string>
  /** Verifies the example's email for a sign-up, also when it has an account by now. @returns the proof */
  readonly verifySignUp: () => Promise<string>
  readonly close: () => Promise<void>
}

type Respond = (request: Request) => Promise<Response | undefined>

function subject(
  respond: Respond,
  {
    signUpCode,
    ...rest
  }: Omit<Subject, 'call' | 'verifySignUp'> & { readonly signUpCode: (requester: string) => Promise<string> },
): Subject {
  const jar = cookieJar()
  const call: Subject['call'] = async (endpoint, { params = {}, query = {}, body, actor = rest.actor }) => {
    const path = addressOf(endpoint, { ...params, employerId: actor?.employerId ?? rest.actor.employerId }, query)
    const encoded = encodeBody(endpoint, body)
    const request = new Request(`http://localhost${path}`, {
      method: endpoint.method,
      ...encoded,
      headers: { ...(actor && { Authorization: `Bearer ${actor.token}` }), ...encoded.headers, ...jar.headers() },
    })
    const response = await respond(request)
    if (response === undefined) throw new Error(`Nothing answers ${endpoint.method} ${path}`)
    jar.store(response)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const verifySignUp = async () => {
    const requester = 'browser-of-the-test'
    const code = await signUpCode(requester)
    jar.set('marquee-sign-up-request', requester)
    return proofOf(await call(api.auth.verifyEmailOtp, { body: { ...exampleBody, code } }))
  }
  return { ...rest, call, verifySignUp }
}

/** The proof in the answer to a right code. */
export const proofOf = ({ body }: { readonly body: Record<string, unknown> }): string =>
  (body['data'] as { proof: string }).proof

/** The mocks with their own state. The employer has the example's email, or another one when the example registers it. */
async function mocks(email: string, money: MoneyState): Promise<Subject> {
  const world = smallVenue({ profile: aProfile({ email }), ...moneyWorld(money, testStart) })
  const handlers = worldHandlers(world)
  return subject((request) => getResponse(handlers, request), {
    actor: { employerId: world.employerId, token: tokenOf(world.employerId) },
    sentCode: async () => rightCode,
    signUpCode: async () => rightCode,
    close: async () => undefined,
  })
}

/** The server with its own database, which contains the same data as the mocks. */
async function server(email: string, money: MoneyState): Promise<Subject> {
  const app = await createTestApp()
  const actor = await app.createEmployer(email)
  await storeMoney(app.db, actor.employerId, money, testStart)
  await storeGigs(app.db, actor.employerId, { ...smallVenue(), ...moneyWorld(money, testStart) }, testStart)
  const { notifications, sessions } = smallVenue()
  await app.db.insert(session).values(
    sessions
      .filter(({ current }) => !current)
      .map(({ id, createdAt, lastUsedAt }) => ({
        id,
        tokenHash: `hash-of-${id}`,
        employerId: actor.employerId,
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
        createdAt: new Date(createdAt),
        lastUsedAt: new Date(lastUsedAt),
        expiresAt: new Date(testStart.getTime() + 86_400_000),
      })),
  )
  await app.db.insert(notification).values(
    notifications.map(({ _id, title, message, read, createdAt }) => ({
      id: _id,
      employerId: actor.employerId,
      title,
      message,
      read,
      createdAt: new Date(createdAt),
      metadata: null,
    })),
  )
  return subject(async (request) => app.app.request(request), {
    actor,
    sentCode: () => app.codeSentTo(exampleEmail),
    signUpCode: (requester) =>
      app.db.transaction((tx) => issueCode(tx, { email: exampleEmail, purpose: 'sign-up', requester }, testStart)),
    close: app.close,
  })
}

/** Both implementations in the same state. */
export async function bothSubjects({ isNew, money = {} }: { isNew: boolean; money?: MoneyState }) {
  const email = isNew ? 'someone-else@ekoevents.example' : exampleEmail
  return { mocks: await mocks(email, money), server: await server(email, money) }
}

/** Requests a code by mail for the example's email. */
export const ask = (subject: Subject, send: Endpoint) => subject.call(send, { body: exampleBody })

/** Requests a quote for the mock Gig that waits for its payment. */
export async function quoteOf(subject: Subject): Promise<{ quoteId: unknown }> {
  const { body: answer } = await subject.call(api.gigs.get, { params: { id: 'gig_4' } })
  const { payType, rateKobo, workersNeeded, sessions } = answer['data'] as Gig
  const response = await subject.call(api.gigs.getPaymentData, {
    body: {
      payType,
      rateKobo,
      workersNeeded,
      sessions: sessions.map(({ arrival, ...rest }) => ({ ...rest, ...(arrival && { arrival }) })),
    },
  })
  return { quoteId: (response.body['data'] as { quoteId: unknown }).quoteId }
}
