import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../../src/api/contract/table.ts'
import { addressOf } from '../testing/address-of.ts'
import { openAccounts } from '../testing/ledger-run/accounts.ts'
import type { Caller } from '../testing/ledger-run/caller.ts'
import { startFleet } from '../testing/ledger-run/fleet.ts'
import { send } from './http.ts'
import { type RawAnswer, sendRaw } from './raw-http.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { noLimits } from './servers.ts'

const crlf = '\r\n'
const megabyte = 1024 * 1024
/** How long a call of others may take, in milliseconds, also on a busy machine. An occupied server answers nobody. */
const maxOtherMs = 8000

interface Target {
  readonly base: string
  readonly caller: Caller
  readonly report: Report
}

/** An attack on the HTTP layer: its bytes, and the statuses that survive it; 0 stands for a closed connection without an answer. */
interface Attack {
  readonly name: string
  readonly bytes: string | Buffer
  readonly allowed: readonly number[]
  /** How many answers may come back. A smuggled request would be one more. */
  readonly maxAnswers?: number
  readonly pieceBytes?: number
  /** The page of the product is an answer too: it shows that there is nothing at the address. */
  readonly mayBePage?: boolean
}

const lines = (...parts: readonly string[]) => `${parts.join(crlf)}${crlf}${crlf}`
const host = 'Host: localhost'

/** Requests whose end a proxy and the server could see at different places. */
function smuggling(): Attack[] {
  const smuggled = lines('GET /healthz HTTP/1.1', host)
  const post = 'POST /api/v1/employer/auth/login HTTP/1.1'
  const both = (first: string, second: string, body: string) => `${lines(post, host, first, second)}${body}`
  const chunked = 'Transfer-Encoding: chunked'
  const refused = [400, 0]
  return [
    ['two different lengths', both('Content-Length: 5', 'Content-Length: 6', 'hello')],
    ['a length and chunks', both('Content-Length: 4', chunked, `0${crlf}${crlf}${smuggled}`)],
    ['chunks and a length', both(chunked, 'Content-Length: 4', `0${crlf}${crlf}${smuggled}`)],
    ['a negative length', `${lines(post, host, 'Content-Length: -1')}${smuggled}`],
    ['a length with a plus', `${lines(post, host, 'Content-Length: +5')}hello`],
    ['a length that is no number', `${lines(post, host, 'Content-Length: 5, 5x')}hello`],
    ['a huge length', `${lines(post, host, `Content-Length: ${'9'.repeat(30)}`)}hello`],
    ['an unknown encoding', `${lines(post, host, 'Transfer-Encoding: xchunked')}${smuggled}`],
    ['two encodings', `${lines(post, host, 'Transfer-Encoding: chunked, identity')}${smuggled}`],
    ['a header with a space before its colon', lines('GET /healthz HTTP/1.1', host, 'Content-Length : 5')],
    ['a folded header', lines('GET /healthz HTTP/1.1', host, 'X-A: b', ' Content-Length: 5')],
    ['a bare line feed in a header', lines('GET /healthz HTTP/1.1', host, 'X-A: b\nX-C: d\rX-E: f')],
    ['a NUL in a header', lines('GET /healthz HTTP/1.1', host, 'X-A: b\0c')],
    ['a chunk of a negative size', `${lines(post, host, chunked)}-1${crlf}x${crlf}0${crlf}${crlf}`],
    ['a chunk whose size is no number', `${lines(post, host, chunked)}zz${crlf}x${crlf}0${crlf}${crlf}`],
    ['a chunk of a huge size', `${lines(post, host, chunked)}${'f'.repeat(20)}${crlf}x`],
    ['no host', lines('GET /healthz HTTP/1.1')],
    ['a line that is no request', lines('HELLO')],
    ['a method that is none', lines('G\0T /healthz HTTP/1.1', host)],
    ['a TLS hello', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00, 0x00, 0xa1, 0x03, 0x03])],
  ].map(([name, bytes]) => ({ name: String(name), bytes: bytes ?? '', allowed: [...refused, 501], maxAnswers: 1 }))
}

/** Headers, addresses and methods without end or meaning. */
function oddRequests(): Attack[] {
  const many = Array.from({ length: 3000 }, (_, number) => `X-${number}: 1`)
  const attack = (name: string, bytes: string, allowed: readonly number[]): Attack => ({ name, bytes, allowed })
  return [
    attack('headers of 40 kB', lines('GET /healthz HTTP/1.1', host, `X-A: ${'a'.repeat(40_000)}`), [431, 0]),
    attack('3000 headers', lines('GET /healthz HTTP/1.1', host, ...many), [431, 0]),
    attack('an address of 40 kB', lines(`GET /${'a'.repeat(40_000)} HTTP/1.1`, host), [431, 414, 0]),
    attack(
      'a token of 8 kB',
      lines('GET /api/v1/employer/x/profile/get-profile HTTP/1.1', host, `Authorization: Bearer ${'a'.repeat(8000)}`),
      [401],
    ),
    attack('TRACE', lines('TRACE / HTTP/1.1', host), [400, 404, 405, 501, 0]),
    attack('CONNECT', lines('CONNECT localhost:80 HTTP/1.1', host), [400, 404, 405, 501, 0]),
    attack(
      'an upgrade',
      lines('GET / HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: websocket'),
      [200, 400, 404, 503, 426, 0],
    ),
    attack('a foreign host', lines('GET /healthz HTTP/1.1', 'Host: evil.example'), [200]),
    // Node takes the first one.
    attack('two hosts', lines('GET /healthz HTTP/1.1', host, 'Host: evil.example'), [200, 400, 0]),
    attack('HTTP/0.9', `GET /${crlf}${crlf}`, [400, 0]),
    attack('HTTP/3.0', lines('GET /healthz HTTP/3.0', host), [400, 505, 0]),
    attack('an absolute address', lines('GET http://evil.example/healthz HTTP/1.1', host), [200, 400, 404]),
    ...[
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cetc',
      '/%00',
      '/%',
      '/%E0%A4%A',
      '/\u00ff',
      '//evil.example',
      '/.env',
      '/.git/config',
      '/assets/..%2f..%2fpackage.json',
      '/uploads/%2e%2e%2f%2e%2e%2fpostgres.json',
    ].map((path) => ({
      ...attack(`the address ${path}`, lines(`GET ${path} HTTP/1.1`, host), [400, 404, 503, 0]),
      mayBePage: true,
    })),
  ]
}

/** Bodies without end, with bytes that are no text, or so deep that a recursive parser breaks. */
function bodies({ caller }: Pick<Target, 'caller'>): Attack[] {
  const path = addressOf(api.company.updateCompanyProfile, { employerId: caller.employerId })
  const head = (...headers: readonly string[]) =>
    lines(
      `PUT ${path} HTTP/1.1`,
      host,
      `Authorization: Bearer ${caller.token}`,
      'Content-Type: application/json',
      ...headers,
    )
  const withBody = (name: string, body: string | Buffer, allowed: readonly number[], pieceBytes?: number): Attack => {
    const data = Buffer.from(body)
    const bytes = Buffer.concat([Buffer.from(head(`Content-Length: ${data.length}`)), data])
    return { name, bytes, allowed, ...(pieceBytes !== undefined && { pieceBytes }) }
  }
  return [
    { name: '1 GB that is announced only', bytes: head('Content-Length: 1000000000'), allowed: [413] },
    withBody('10 MB', JSON.stringify({ about: 'x'.repeat(10 * megabyte) }), [413, 0]),
    {
      name: '10 MB in chunks',
      bytes: `${head('Transfer-Encoding: chunked')}${Array.from({ length: 640 }, () => `4000${crlf}${'x'.repeat(16_384)}${crlf}`).join('')}0${crlf}${crlf}`,
      allowed: [413, 400, 0],
    },
    withBody('bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), [400, 422]),
    withBody('an overlong character', Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]), [400, 422]),
    withBody('half a character at the end', Buffer.from([0x22, 0xf0, 0x9f]), [400]),
    withBody('lists in 400,000 lists', '['.repeat(400_000) + ']'.repeat(400_000), [400, 422]),
    withBody('objects in 100,000 objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, [400, 422]),
    withBody(
      '60,000 unknown fields',
      `{${Array.from({ length: 60_000 }, (_, number) => `"k${number}":1`).join()}}`,
      [422],
    ),
    withBody('a field 50,000 times', `{${Array.from({ length: 50_000 }, () => '"about":"x"').join()}}`, [200, 422]),
    withBody('a number of 100,000 digits', `{"about":${'9'.repeat(100_000)}}`, [400, 422]),
    withBody('a website for a slow pattern', JSON.stringify({ website: `https://a.a${'/'.repeat(500_000)} x` }), [422]),
    withBody('an email for a slow pattern', JSON.stringify({ email: `${'a.'.repeat(250_000)}@` }), [422]),
    withBody('a body in pieces of 20 bytes', JSON.stringify({ about: 'x'.repeat(900) }), [200], 20),
  ]
}

/** Whether an answer is the page of the product, which is the same at every address. */
const isPage = ({ status, text }: RawAnswer) => status === 200 && text.includes('<title>Marquee</title>')

/** The problems of an answer, and of the server afterwards. */
async function problemsOf(
  { base }: Target,
  { allowed, maxAnswers, mayBePage = false }: Attack,
  answer: RawAnswer,
): Promise<string[]> {
  const status = answer.status ?? (answer.isClosed ? 0 : -1)
  const health = await send(base, { method: 'GET', path: '/healthz' }).catch(() => undefined)
  return [
    ...(allowed.includes(status) || (mayBePage && isPage(answer))
      ? []
      : [`answered ${status}, not ${allowed.join(' or ')}: ${answer.text.slice(0, 200)}`]),
    ...(maxAnswers !== undefined && answer.answers > maxAnswers
      ? [`${answer.answers} answers came to one request`]
      : []),
    ...(health?.status === 200 ? [] : ['the server does not answer /healthz afterwards']),
    ...(health !== undefined && health.ms > maxOtherMs ? [`/healthz took ${Math.round(health.ms)} ms afterwards`] : []),
  ]
}

/** Many requests on one connection, sent before the first answer. */
async function pipeline({ base, report }: Target, count: number) {
  const answer = await sendRaw(base, lines('GET /healthz HTTP/1.1', host).repeat(count))
  const problems = answer.answers === count ? [] : [`${answer.answers} of ${count} pipelined requests were answered`]
  report.check(`${count} pipelined requests on one connection`, problems)
}

const slowRequest = `${lines('POST /api/v1/employer/auth/login HTTP/1.1', host, 'Content-Length: 100000')}{`

/** Connections that send their request byte by byte, or nothing, while others call. */
async function slowConnections({ base, report }: Target, count: number) {
  const { port } = new URL(base)
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    if (number % 2 === 0) socket.write(slowRequest)
    return socket
  })
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 200)
  await wait(1000)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(base, { method: 'GET', path: '/readyz' }).catch(() => undefined)),
  )
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  const slowest = Math.max(...answers.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY))
  report.check(`${count} slow connections while others call`, [
    ...(answers.every((answer) => answer?.status === 200) ? [] : ['other calls were not answered']),
    ...(slowest > maxOtherMs ? [`other calls took up to ${Math.round(slowest)} ms`] : []),
  ])
}

async function run(report: Report, { isShort }: AttackOptions) {
  const fleet = await startFleet(1, noLimits)
  const [caller] = await openAccounts(fleet.dataDir, 1)
  if (caller === undefined) throw new Error('The account is missing')
  const target: Target = { base: fleet.address(0), caller, report }
  for (const attack of [...smuggling(), ...oddRequests(), ...bodies(target)]) {
    const { bytes, pieceBytes } = attack
    const answer = await sendRaw(target.base, bytes, pieceBytes === undefined ? {} : { pieceBytes })
    report.check(attack.name, await problemsOf(target, attack, answer))
  }
  await pipeline(target, isShort ? 50 : 200)
  await slowConnections(target, isShort ? 100 : 400)
  const pollution = await send(target.base, { method: 'GET', path: '/healthz' })
  report.check(
    'answers after all of it',
    pollution.text === '{"status":"ok"}' ? [] : [`/healthz answers ${pollution.text}`],
  )
}

/** Requests that break the rules of HTTP or of JSON. */
export const abuse: Section = { name: 'http', title: 'Abuse of HTTP', run }
