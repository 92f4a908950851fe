import type { Transaction } from '../../platform/db/database.ts'
import { later } from '../../platform/clock/time.ts'
import { escapeHtml, oneLine } from '../../platform/http/escape.ts'
import { insertMail } from './mail-repository.ts'

/** A one-time code in a mail, and how long it is valid, in milliseconds: after that the mail is not sent any more. */
interface MailedCode {
  readonly value: string
  readonly validMs: number
}

/** The text of a mail. A subject must not contain a code, because locked screens show subjects. */
export interface MailText {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly code?: MailedCode
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string
}

function renderText({ greeting, code, paragraphs }: MailText): string {
  return [greeting, ...(code === undefined ? [] : [code.value]), ...paragraphs, 'Marquee'].join('\n\n')
}

function renderHtml({ greeting, code, paragraphs }: MailText): string {
  const codeLine =
    code === undefined
      ? ''
      : `<p style="font-size:32px;font-weight:700;letter-spacing:8px;margin:24px 0">${escapeHtml(code.value)}</p>`
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

/** Stores a mail in the outbox within the caller's transaction, so that it is sent only after the commit. */
export async function queueMail(tx: Transaction, to: string, letter: MailText, now: Date) {
  await insertMail(tx, {
    to,
    subject: oneLine(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
    replyTo: letter.replyTo,
    createdAt: now,
    nextAttemptAt: now,
    expiresAt: letter.code === undefined ? null : later(now, letter.code.validMs),
  })
}
