import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../../src/api/contract/table.ts'
import { addressOf } from '../testing/address-of.ts'
import { type CookieJar, cookieJar } from '../testing/cookie-jar.ts'
import { startFleet } from '../testing/ledger-run/fleet.ts'
import { stopProcess } from '../testing/server-process.ts'
import { type SmtpMode, startFakeSmtp } from './fake-smtp.ts'
import { send } from './http.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { noLimits } from './servers.ts'

/** How long a mail may take once the mail server is well again, in milliseconds: the delay after the second failed attempt, and some. */
const deliveryMs = 60_000
/** How long a shutdown may take, in milliseconds. */
const shutdownMs = 5000
/** How long a call may take that only queues a mail, in milliseconds. */
const callMs = 3000

const allModes: readonly SmtpMode[] = ['tarpit', 'refuse', 'drop', 'full', 'slow', 'garbage']

/** The browsers that asked for codes, by email: no other one may try the code. */
const browsers = new Map<string, CookieJar>()

/** Sends a call about an email from its own browser. */
async function post(base: string, path: string, body: { readonly email: string; readonly code?: string }) {
  const jar = browsers.get(body.email) ?? cookieJar()
  browsers.set(body.email, jar)
  const headers = { 'Content-Type': 'application/json', ...jar.headers() }
  const answer = await send(base, { method: 'POST', path, headers, body: JSON.stringify(body) })
  jar.store(answer)
  return answer
}

const askCode = (base: string, email: string) => post(base, addressOf(api.auth.sendVerificationOtp, {}), { email })

/** Waits until a condition holds. @returns false when it does not within the time */
async function reaches(condition: () => boolean, patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (performance.now() < end && !condition()) await wait(100)
  return condition()
}

async function run(report: Report, { isShort }: AttackOptions) {
  const smtp = await startFakeSmtp()
  const fleet = await startFleet(1, {
    ...noLimits,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Marquee <hello@marquee.example>',
    MARQUEE_HOST: '127.0.0.1',
  })
  const base = fleet.address(0)
  try {
    const modes = isShort ? allModes.slice(0, 3) : allModes
    for (const mode of modes) {
      smtp.setMode(mode)
      const answer = await askCode(base, `${mode}@venue.example`)
      const isContacted = await reaches(() => smtp.contactsIn(mode) > 0, 20_000)
      report.check(`a code is asked for while the mail server is in the mode ${mode}`, [
        ...(answer.status === 200 ? [] : [`answered ${answer.status}`]),
        ...(answer.ms > callMs ? [`answered after ${Math.round(answer.ms)} ms`] : []),
        ...(isContacted ? [] : ['the mail server was not contacted']),
      ])
      const others = await send(base, { method: 'GET', path: '/readyz' })
      report.check(
        `others meanwhile (${mode})`,
        others.status === 200 && others.ms < callMs
          ? []
          : [`/readyz answers ${others.status} after ${Math.round(others.ms)} ms`],
      )
    }
    smtp.setMode('deliver')
    const fresh = 'new@venue.example'
    await askCode(base, fresh)
    for (const email of [fresh, ...modes.map((mode) => `${mode}@venue.example`)]) {
      const isDelivered = await reaches(() => smtp.delivered.has(email), deliveryMs)
      const code = /^\d{4,8}\s*$/m.exec(smtp.delivered.get(email) ?? '')?.[0].trim()
      const verified =
        code === undefined ? undefined : await post(base, addressOf(api.auth.verifyEmailOtp, {}), { email, code })
      report.check(`the code of ${email} once the mail server is well`, [
        ...(isDelivered ? [] : [`no mail within ${deliveryMs / 1000} s`]),
        ...(verified?.status === 200 ? [] : [`the code ${code ?? 'that is missing'} is answered ${verified?.status}`]),
      ])
    }
    smtp.setMode('tarpit')
    const contacts = smtp.contactsIn('tarpit')
    await askCode(base, 'last@venue.example')
    await reaches(() => smtp.contactsIn('tarpit') > contacts, 20_000)
    const server = fleet.process(0)
    if (server === undefined) throw new Error('There is no server')
    const begun = performance.now()
    const end = await stopProcess(server)
    const took = Math.round(performance.now() - begun)
    report.check('a shutdown while the mail server says nothing', [
      ...(end === 0 ? [] : [`the server ended with ${end}`]),
      ...(took < shutdownMs ? [] : [`it took ${took} ms`]),
    ])
    report.note(`Faults of the mail server: ${modes.join(', ')}; the shutdown took ${took} ms.`)
  } finally {
    smtp.close()
  }
}

/** A mail server that fails in many ways: codes arrive once it is well, and nothing else waits for it. */
export const mails: Section = { name: 'mail', title: 'Faults of the mail server', run }
