import type { Transaction } from '../../platform/db/database.ts'
import { mail } from '../../db/schema.ts'
import { later, minute } from '../../ports/deps.ts'
import { codeMs } from '../auth/one-time-codes.ts'

/** The text of a mail. A subject must not contain a code, because locked screens show subjects. */
export interface MailText {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly code?: string
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string
}

const codeMinutes = codeMs / minute
const ignoreHint = 'If you did not ask for it, you can ignore this email.'

export const signUpCodeMail = (code: string): MailText => ({
  subject: 'Your Marquee verification code',
  greeting: 'Welcome to Marquee',
  code,
  paragraphs: [`Type this code to verify your email. It is valid for ${codeMinutes} minutes.`, ignoreHint],
})

export const resetCodeMail = (code: string): MailText => ({
  subject: 'Reset your Marquee password',
  greeting: 'Reset your password',
  code,
  paragraphs: [
    `Type this code to choose a new password. It is valid for ${codeMinutes} minutes.`,
    `${ignoreHint} Your password stays as it is.`,
  ],
})

export const pinCodeMail = (code: string): MailText => ({
  subject: 'Reset your Marquee PIN',
  greeting: 'Reset your PIN',
  code,
  paragraphs: [
    `Type this code to choose a new PIN. It is valid for ${codeMinutes} minutes.`,
    `${ignoreHint} Your PIN stays as it is.`,
  ],
})

export const accountClosedMail = (supportEmail: string): MailText => ({
  subject: 'Your Marquee account was closed',
  greeting: 'Your account was closed',
  paragraphs: [
    'We closed your account. You can no longer sign in with this email.',
    'Your payments stay on record. An answer to this email reaches support.',
  ],
  replyTo: supportEmail,
})

export const gigChangedMail = (firstName: string, title: string): MailText => ({
  subject: 'A Gig you were hired for has changed',
  greeting: `Hello ${firstName}`,
  paragraphs: [`The details of “${title}” were changed. Look at the times and the place again before you go.`],
})

export const gigCancelledMail = (firstName: string, title: string): MailText => ({
  subject: 'A Gig you were hired for was cancelled',
  greeting: `Hello ${firstName}`,
  paragraphs: [
    `“${title}” was cancelled by the employer. You do not have to come. If you are owed a part of the pay, it is set aside for you.`,
  ],
})

function renderText({ greeting, code, paragraphs }: MailText): string {
  return [greeting, ...(code === undefined ? [] : [code]), ...paragraphs, 'Marquee'].join('\n\n')
}

function renderHtml({ greeting, code, paragraphs }: MailText): string {
  const codeLine =
    code === undefined
      ? ''
      : `<p style="font-size:32px;font-weight:700;letter-spacing:8px;margin:24px 0">${escapeHtml(code)}</p>`
  const lines = paragraphs
    .map(
      (paragraph) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')
  return (
    '<div style="font-family:system-ui,sans-serif;max-width:480px;margin:0 auto;padding:24px;color:#1a0a3a">' +
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(greeting)}</h1>${codeLine}${lines}<p style="margin:24px 0 0;color:#6a2bdb">Marquee</p></div>`
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** A text without line breaks and control characters: within a header, a line break would begin another header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Stores a mail in the outbox within the caller's transaction, so that it is sent only after the commit. */
export async function queueMail(tx: Transaction, to: string, letter: MailText, now: Date) {
  await tx.insert(mail).values({
    to,
    subject: oneLine(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
    replyTo: letter.replyTo,
    createdAt: now,
    nextAttemptAt: now,
    expiresAt: letter.code === undefined ? null : later(now, codeMs),
  })
}
