import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../../src/api/contract/table.ts'
import { demoPin } from '../seed/demo-money.ts'
import { demoLogIn } from '../seed/demo.ts'
import { startFleet, type Fleet } from '../testing/ledger-run/fleet.ts'
import { addressOf } from '../testing/address-of.ts'
import { ledgerFacts } from './facts.ts'
import { type Answer, send } from './http.ts'
import { judgeLedger } from './judge.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { noLimits } from './servers.ts'

const day = 24 * 60 * 60_000
/** How long the worker gets to do what a moved clock makes due, in milliseconds. */
const workMs = 8000
/** The longest lock that the product sets by itself, in milliseconds. A lock of a clock that was ahead must not last longer. */
const longestLockMs = 24 * 60 * 60_000

interface Owner {
  readonly employerId: string
  readonly token: string
}

const post = (base: string, path: string, body: unknown, token?: string): Promise<Answer> =>
  send(base, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

const logIn = (base: string, password = demoLogIn.password) =>
  post(base, addressOf(api.auth.login, {}), { ...demoLogIn, password })

const ownerOf = (answer: Answer): Owner => {
  const { data } = answer.body as { data: { token: string; user: { employerId: string } } }
  return { token: data.token, employerId: data.user.employerId }
}

const withdraw = (base: string, { employerId, token }: Owner, pin: string) =>
  post(
    base,
    addressOf(api.wallet.withdraw, { employerId }),
    { amountKobo: 200_000, pin, ref: crypto.randomUUID() },
    token,
  )

const readWallet = (base: string, { employerId, token }: Owner) =>
  send(base, {
    method: 'GET',
    path: addressOf(api.dashboard.getWallet, { employerId }),
    headers: { Authorization: `Bearer ${token}` },
  })

/** Moves the server's clock. */
async function moveClock(fleet: Fleet, aheadMs: number) {
  const child = fleet.process(0)?.child
  if (child === undefined) throw new Error('There is no server')
  const moved = new Promise((resolve) => child.once('message', resolve))
  child.send({ aheadMs })
  await moved
  await wait(workMs)
}

const expectStatus = (what: string, allowed: readonly number[], { status, text }: Answer) =>
  allowed.includes(status) ? [] : [`${what} answers ${status}, not ${allowed.join(' or ')}: ${text.slice(0, 200)}`]

/** The problems of a lock that lasts longer than any lock of the product. */
function judgeLock(what: string, { status, body, text }: Answer): string[] {
  const { retryAfterSeconds = 0, pinLockedUntil } = body as { retryAfterSeconds?: number; pinLockedUntil?: string }
  const lastsMs = Math.max(
    retryAfterSeconds * 1000,
    pinLockedUntil === undefined ? 0 : Date.parse(pinLockedUntil) - Date.now(),
  )
  return [423, 429].includes(status) && lastsMs > longestLockMs
    ? [`${what} is locked for ${Math.round(lastsMs / 3_600_000)} hours: ${text}`]
    : []
}

const planPayments = async ({ query }: Fleet) => {
  const rows = await query<{ id: string; count: number }>(
    `select employer_id as id, count(*)::int as count from payment where type = 'subscription' group by employer_id`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function run(report: Report, { tell }: AttackOptions) {
  const env = { ...noLimits, MARQUEE_LIMIT_LOGIN: '10', MARQUEE_SEED: 'demo', MARQUEE_SIMULATOR: 'off' }
  const fleet = await startFleet(1, env, 'server/attack/clock-server.ts')
  const base = fleet.address(0)
  const today = ownerOf(await logIn(base))
  const before = await planPayments(fleet)

  await moveClock(fleet, 400 * day)
  tell('  400 days ahead')
  const charged = [...(await planPayments(fleet))].filter(([id, count]) => count - (before.get(id) ?? 0) > 1)
  report.check('the clock moves 400 days ahead', [
    ...charged.map(([id, count]) => `${id} was charged ${count - (before.get(id) ?? 0)} periods`),
    ...judgeLedger(await ledgerFacts(fleet)),
  ])
  report.check('a session of 400 days ago', expectStatus('the wallet', [401], await readWallet(base, today)))
  const answer = await logIn(base)
  report.check('a log-in 400 days ahead', expectStatus('the log-in', [200], answer))
  const future = ownerOf(answer)
  for (let tries = 0; tries < 6; tries += 1) await withdraw(base, future, '0000')
  for (let tries = 0; tries < 12; tries += 1) await logIn(base, 'wrong')

  await moveClock(fleet, 0)
  tell('  back')
  report.check(
    'the clock comes back: the earlier session',
    expectStatus('the wallet', [200], await readWallet(base, today)),
  )
  report.check(
    'the clock comes back: the session of the future',
    expectStatus('the wallet', [200, 401], await readWallet(base, future)),
  )
  const back = await logIn(base)
  report.check('the clock comes back: the log-in', [
    ...expectStatus('the log-in', [200, 429], back),
    ...judgeLock('the log-in', back),
  ])
  const pinned = await withdraw(base, today, demoPin)
  report.check('the clock comes back: the PIN', [
    ...expectStatus('a withdrawal', [200, 409, 423], pinned),
    ...judgeLock('the PIN', pinned),
  ])
  report.check('the ledger after the clock came back', judgeLedger(await ledgerFacts(fleet)))

  await moveClock(fleet, -2 * day)
  tell('  2 days behind')
  report.check(
    'the clock is 2 days behind: readiness',
    expectStatus('/readyz', [200], await send(base, { method: 'GET', path: '/readyz' })),
  )
  report.check(
    'the clock is 2 days behind: a running session',
    expectStatus('the wallet', [200, 401], await readWallet(base, today)),
  )
  const behind = await logIn(base)
  report.check('the clock is 2 days behind: the log-in', [
    ...expectStatus('the log-in', [200, 429], behind),
    ...judgeLock('the log-in', behind),
  ])
  report.check('the ledger with a clock that is behind', judgeLedger(await ledgerFacts(fleet)))
}

/** A clock that jumps ahead, back and behind. */
export const clock: Section = { name: 'clock', title: 'Jumps of the clock', run }
