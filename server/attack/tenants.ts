import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import { api } from '../../src/api/contract/table.ts'
import { addressOf } from '../testing/address-of.ts'
import { encodeBody } from '../testing/encode-body.ts'
import { openAccounts } from '../testing/ledger-run/accounts.ts'
import type { Caller } from '../testing/ledger-run/caller.ts'
import { startFleet } from '../testing/ledger-run/fleet.ts'
import { demoLogIn } from '../seed/demo.ts'
import { openApiDocument } from '../app/openapi.ts'
import { exampleOf, type ExampleCall, scopedEndpoints } from './examples.ts'
import { fingerprintOf, idsOf } from './facts.ts'
import { type Answer, describeRequest, send, type Sent } from './http.ts'
import { judgeAlike, judgeUnchanged } from './judge.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { sharesOf } from './report.ts'
import { givePlan, noLimits } from './servers.ts'

interface Target {
  readonly base: string
  readonly own: Caller
  /** The employer who must neither be seen nor changed. */
  readonly victimId: string
  /** What the victim has, by kind. */
  readonly victimIds: ReadonlyMap<string, readonly string[]>
  readonly report: Report
  /** Forgets counted limits without a setting, such as that of tickets: they would hide what an id is answered. */
  readonly forgetLimits: () => Promise<unknown>
  /** Counts the status of an answer to an id of the victim. */
  readonly count: (status: number) => void
}

/** An id of the same form that nobody has. */
const unknownLike = (id: string) => id.replaceAll(/[0-9a-f]/g, '0').replaceAll(/[A-Z\d](?=[A-Z\d]*$)/g, '0')

/** A request to an endpoint; the default employer and token are the attacker's. */
function request(
  endpoint: Endpoint,
  { params = {}, query = {}, body }: ExampleCall,
  { employerId, token }: { readonly employerId: string; readonly token: string | undefined },
): Sent {
  const encoded = encodeBody(endpoint, body)
  return {
    method: endpoint.method,
    path: addressOf(endpoint, { ...params, employerId }, query),
    headers: { ...encoded.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(encoded.body !== undefined && { body: encoded.body }),
  }
}

/** The problems of an answer that contains an id of the victim which the request did not name. */
function leaksOf({ victimId, victimIds }: Target, sent: Sent, { text }: Answer): string[] {
  const asked = describeRequest(sent)
  return [victimId, ...[...victimIds.values()].flat()]
    .filter((id) => id.length > 11 && text.includes(id) && !asked.includes(id))
    .map((id) => `the answer contains ${id} of the other employer`)
}

const expectStatus = (expected: number, { status, text }: Answer) =>
  status === expected ? [] : [`answered ${status}, not ${expected}: ${text.slice(0, 200)}`]

/** Calls an endpoint of the victim, and one of nobody, with the attacker's token, without and with an unknown token. */
async function attackAddress(target: Target, endpoint: Endpoint) {
  const { base, own, victimId, report } = target
  const example = exampleOf(endpoint, crypto.randomUUID())
  const foreign = request(endpoint, example, { employerId: victimId, token: own.token })
  const answer = await send(base, foreign)
  const unknown = await send(base, request(endpoint, example, { employerId: unknownLike(victimId), token: own.token }))
  report.check(describeRequest(foreign), [
    ...expectStatus(404, answer),
    ...judgeAlike(answer, unknown),
    ...leaksOf(target, foreign, answer),
  ])
  for (const token of [undefined, '0'.repeat(43)]) {
    const sent = request(endpoint, example, { employerId: victimId, token })
    const refused = await send(base, sent)
    report.check(`${describeRequest(sent)} with ${token === undefined ? 'no' : 'an unknown'} token`, [
      ...expectStatus(401, refused),
      ...leaksOf(target, sent, refused),
    ])
  }
}

/** Makes the same call with an id of the victim and with one of nobody; the answers must be equal. */
async function compare(target: Target, endpoint: Endpoint, callWith: (id: string) => ExampleCall, id: string) {
  const { base, own, report } = target
  await target.forgetLimits()
  const foreign = request(endpoint, callWith(id), own)
  const answer = await send(base, foreign)
  const unknown = await send(base, request(endpoint, callWith(unknownLike(id)), own))
  target.count(answer.status)
  // Two successes have ids and times of their own; what they tell is checked by `leaksOf`.
  const areSuccesses = answer.status === 200 && unknown.status === 200
  report.check(describeRequest(foreign), [
    ...(areSuccesses ? [] : judgeAlike(answer, unknown)),
    ...leaksOf(target, foreign, answer),
  ])
}

/** Names of fields and query parameters that hold ids or references. */
const idNames = /(?:^id|Id|^reference|^searchWord)$/

/** The names of a body's fields by its schema, those of all its variants. */
function fieldNames(endpoint: Endpoint): string[] {
  const path = `/employer/{employerId}${endpoint.path}`
  const operation = openApiDocument().paths[path]?.[endpoint.method.toLowerCase()] as
    | {
        requestBody?: { content: Record<string, { schema: { properties?: object; oneOf?: { properties: object }[] } }> }
      }
    | undefined
  const schemas = Object.values(operation?.requestBody?.content ?? {}).map(({ schema }) => schema)
  return schemas.flatMap(({ properties = {}, oneOf = [] }) => [
    ...Object.keys(properties),
    ...oneOf.flatMap((variant) => Object.keys(variant.properties)),
  ])
}

/** The bodies that name an id in a field; a payment on the page has fields of its own. */
function bodyWith(endpoint: Endpoint, name: string, id: string): object {
  const ref = crypto.randomUUID()
  if (endpoint.id === api.gigs.getPaymentData.id && name === 'gigId') return { method: 'checkout', gigId: id, ref }
  return { ...(exampleOf(endpoint, ref).body as object), [name]: id }
}

/** Uses the victim's ids in the paths, bodies and queries of the attacker's own endpoints. */
async function attackIds(target: Target, endpoint: Endpoint, perKind: number) {
  const ids = [...target.victimIds.values()].flatMap((all) => all.slice(0, perKind))
  const example = () => exampleOf(endpoint, crypto.randomUUID())
  const names = Object.keys((endpoint.example as ExampleCall).params ?? {})
  const queryNames = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {})
  for (const id of ids) {
    for (const name of names) {
      await compare(target, endpoint, (value) => ({ ...example(), params: { ...example().params, [name]: value } }), id)
    }
    if (names.length > 1) {
      const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]))
      await compare(target, endpoint, (value) => ({ ...example(), params: all(value) }), id)
    }
    for (const name of queryNames.filter((name) => idNames.test(name))) {
      await compare(target, endpoint, (value) => ({ ...example(), query: { ...example().query, [name]: value } }), id)
    }
    for (const name of new Set(fieldNames(endpoint).filter((name) => idNames.test(name)))) {
      await compare(target, endpoint, (value) => ({ ...example(), body: bodyWith(endpoint, name, value) }), id)
    }
  }
}

/** A hired place of the victim's Gig: both ids are right, and belong together. */
async function attackPlaces(target: Target, places: readonly { readonly id: string; readonly gigId: string }[]) {
  for (const { id, gigId } of places) {
    await compare(
      target,
      api.gigPeople.getWorkerGig,
      (value) => (value === id ? { params: { id: gigId, x: id } } : { params: { id: unknownLike(gigId), x: value } }),
      id,
    )
  }
}

/** Headers by which frameworks and proxies rewrite addresses, methods or employers. */
async function attackHeaders(target: Target) {
  const { base, own, victimId, report } = target
  const victimPath = addressOf(api.company.getProfile, { employerId: victimId })
  const tricks: Readonly<Record<string, string>> = {
    'X-Employer-Id': victimId,
    'X-Original-URL': victimPath,
    'X-Rewrite-URL': victimPath,
    'X-HTTP-Method-Override': 'DELETE',
    'X-Forwarded-Prefix': `/api/v1/employer/${victimId}`,
    'X-Forwarded-User': victimId,
    Forwarded: `for=127.0.0.1;by=${victimId}`,
  }
  for (const [name, value] of Object.entries(tricks)) {
    const plain = request(api.company.getProfile, {}, own)
    const sent = { ...plain, headers: { ...plain.headers, [name]: value } }
    const answer = await send(base, sent)
    report.check(`${describeRequest(sent)} with ${name}: ${value}`, [
      ...expectStatus(200, answer),
      ...leaksOf(target, sent, answer),
    ])
  }
  for (const employerId of [
    `${own.employerId}/../${victimId}`,
    `${own.employerId}%2f..%2f${victimId}`,
    `${victimId}%00`,
  ]) {
    const sent: Sent = {
      method: 'GET',
      path: `/api/v1/employer/${employerId}/profile/get-profile`,
      headers: { Authorization: `Bearer ${own.token}` },
    }
    const answer = await send(base, sent)
    report.check(describeRequest(sent), [...expectStatus(404, answer), ...leaksOf(target, sent, answer)])
  }
}

async function run(report: Report, { isShort }: AttackOptions) {
  const fleet = await startFleet(1, { ...noLimits, MARQUEE_SEED: 'demo', MARQUEE_SIMULATOR: 'off' })
  const [own] = await openAccounts(fleet.dataDir, 1)
  const [victim] = await fleet.query<{ id: string }>('select id from employer where email = $1', [demoLogIn.email])
  if (own === undefined || victim === undefined) throw new Error('The employers are missing')
  await givePlan(fleet, own, null)
  // The victim's Gigs must not begin or end by themselves meanwhile.
  await fleet.query(`update job set run_at = run_at + interval '1 day' where done_at is null`)
  const statuses = new Map<number, number>()
  const target: Target = {
    forgetLimits: () => fleet.query('delete from rate_limit'),
    count: (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
    base: fleet.address(0),
    own,
    victimId: victim.id,
    victimIds: await idsOf(fleet, victim.id),
    report,
  }
  const before = await fingerprintOf(fleet, victim.id)
  for (const endpoint of scopedEndpoints) {
    // Its call ends the attacker's session.
    if (endpoint.id === api.account.logOut.id) continue
    await attackAddress(target, endpoint)
    await attackIds(target, endpoint, isShort ? 1 : 3)
  }
  await attackAddress(target, api.account.logOut)
  const places = await fleet.query<{ id: string; gigId: string }>(
    'select id, gig_id as "gigId" from worker_gig where employer_id = $1 limit 5',
    [victim.id],
  )
  await attackPlaces(target, places)
  await attackHeaders(target)
  report.check(
    'the rows of the other employer after the whole section',
    judgeUnchanged(before, await fingerprintOf(fleet, victim.id)),
  )
  report.note(
    `${scopedEndpoints.length} endpoints of an employer; hashes over ${Object.keys(before).length} tables of the other employer. Its ids were answered ${sharesOf(statuses)}.`,
  )
}

/** Two employers: what one has does not exist for the other, and is not changed by the other. */
export const tenants: Section = { name: 'tenants', title: 'Two employers', run }
