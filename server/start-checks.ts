import { eq } from 'drizzle-orm'
import type { Database } from './platform/db/database.ts'
import { payment } from './db/money-schema.ts'
import { type Env, isLive, isPublic } from './platform/config/env.ts'
import { isLoopbackName } from './platform/http/loopback.ts'
import { OperatorError } from './platform/config/operator-error.ts'
import { hasDemoLogIn } from './seed/demo.ts'

/** What makes a server public, for the messages: the name of the variable that an operator knows of. */
function publicBy({ host, isHostSet, publicUrl, trustedProxies }: Env): string {
  if (trustedProxies > 0) return 'MARQUEE_TRUSTED_PROXIES says that proxies are in front of this server'
  if (publicUrl !== undefined && !isLoopbackName(new URL(publicUrl).hostname)) {
    return 'MARQUEE_PUBLIC_URL is a public address'
  }
  if (isHostSet) return `MARQUEE_HOST=${host} lets other machines reach this server`
  return 'with SMTP_URL this server listens on all addresses (MARQUEE_HOST=127.0.0.1 keeps it on this machine)'
}

/**
 * Refuses settings with which a server that others can reach would show one-time codes, accept invented money, or trust the address of a
 * request. What is meant for a demo must be asked for by name.
 * @throws {OperatorError} naming each variable and what to do
 */
export function assertSafeStart(env: Env) {
  const { mail, payments, publicUrl, outbox, sandbox, seed } = env
  const problems: string[] = []
  if (mail.kind === 'smtp' && outbox === 'on') {
    problems.push('MARQUEE_OUTBOX is on, but with SMTP_URL mails are sent and not caught. Unset one of them.')
  }
  if (mail.kind === 'outbox' && outbox === 'off') {
    problems.push('SMTP_URL is missing: with MARQUEE_OUTBOX=off, mails must be sent. Set SMTP_URL and MAIL_FROM.')
  }
  if (payments.kind === 'paystack' && sandbox === 'on') {
    problems.push(
      'MARQUEE_SANDBOX is on, but with PAYSTACK_SECRET_KEY payments go through Paystack. Unset one of them.',
    )
  }
  if (payments.kind === 'sandbox' && sandbox === 'off') {
    problems.push(
      'PAYSTACK_SECRET_KEY is missing: with MARQUEE_SANDBOX=off, payments must go through Paystack. Set PAYSTACK_SECRET_KEY.',
    )
  }
  if (isLive(payments) && seed === 'demo') {
    problems.push(
      'MARQUEE_SEED is demo: with a live PAYSTACK_SECRET_KEY, everybody who knows the published password of the demo employer could move real money. Set MARQUEE_SEED=none, or use a test key (sk_test_…).',
    )
  }
  if (publicUrl?.startsWith('http:') && !isLoopbackName(new URL(publicUrl).hostname)) {
    problems.push(
      'MARQUEE_PUBLIC_URL must begin with https://: over http, passwords and sessions could be read on the way. Put a proxy with TLS in front of this server.',
    )
  }
  if (isPublic(env)) {
    const reason = publicBy(env)
    if (mail.kind === 'outbox' && outbox === undefined) {
      problems.push(
        `SMTP_URL is missing: ${reason}, and without it nobody gets one-time codes but the readers of /_outbox. Set SMTP_URL and MAIL_FROM, or for a demo MARQUEE_OUTBOX=on.`,
      )
    }
    if (payments.kind === 'sandbox' && sandbox === undefined) {
      problems.push(
        `PAYSTACK_SECRET_KEY is missing: ${reason}, and in the sandbox everybody can invent money. Set it, or for a demo MARQUEE_SANDBOX=on.`,
      )
    }
    if (publicUrl === undefined) {
      problems.push(
        `MARQUEE_PUBLIC_URL is missing: ${reason}, and payment pages must not redirect to an address that a request names. Set it to the address that employers open, like https://marquee.example.`,
      )
    }
  }
  if (problems.length > 0) {
    throw new OperatorError(
      `Marquee does not start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
  }
}

/**
 * Refuses a database that does not fit the settings: sandbox money with a live payment key, which could then be withdrawn as real money, and
 * the demo employer, whose password is published, on a server that others can reach.
 * @throws {OperatorError} naming the variable and what to do
 */
export async function assertSafeDatabase(db: Database, env: Env) {
  if (isLive(env.payments) && (await db.$count(payment, eq(payment.provider, 'sandbox'))) > 0) {
    throw new OperatorError(
      'PAYSTACK_SECRET_KEY: this database holds money of the sandbox, which nobody paid. With a live key it could be withdrawn for real. ' +
        'Begin with an empty database (another MARQUEE_DATA_DIR or DATABASE_URL, and MARQUEE_SEED=none), or use a test key (sk_test_…).',
    )
  }
  if (isPublic(env) && env.seed === 'none' && (await hasDemoLogIn(db))) {
    throw new OperatorError(
      'MARQUEE_SEED: this database holds the demo employer, whose password is published, and others can reach this server. ' +
        'Begin with an empty database (another MARQUEE_DATA_DIR or DATABASE_URL), start it with MARQUEE_HOST=127.0.0.1 and change that password, ' +
        'or for a demo set MARQUEE_SEED=demo.',
    )
  }
}
