import { createHash } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { Hono } from 'hono'
import { mail } from '../db/schema.ts'
import { escapeHtml } from '../platform/http/escape.ts'
import { isLocalRequest } from '../platform/http/client-address.ts'
import type { AppContext, Variables } from '../platform/http/context.ts'
import type { HttpDeps } from '../ports/handlers.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 10px; }
  h2 { margin: 0; font-size: 1rem; }
  p { margin: 0; opacity: 0.75; }
  pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** How many mails the outbox shows. */
const maxMails = 200

const caughtMails = ({ db }: HttpDeps) =>
  db
    .select({ to: mail.to, subject: mail.subject, text: mail.text, createdAt: mail.createdAt })
    .from(mail)
    .orderBy(desc(mail.id))
    .limit(maxMails)

/**
 * Serves the caught mails, newest first, as a page and as JSON. Both paths are 404 when mails are sent by SMTP, and for every request that
 * was not made on this machine: the reader of a mail can sign in with its code.
 */
export function serveOutbox(app: Hono<{ Variables: Variables }>, deps: HttpDeps) {
  const mayRead = (c: AppContext) => deps.hasOutbox && isLocalRequest(c)
  app.get('/_outbox.json', async (c) => {
    if (!mayRead(c)) return c.text('Not found\n', 404)
    c.header('Cache-Control', 'no-store')
    return c.json(await caughtMails(deps))
  })
  app.get('/_outbox', async (c) => {
    if (!mayRead(c)) return c.text('Not found\n', 404)
    const mails = await caughtMails(deps)
    const articles = mails.map(
      ({ to, subject, text, createdAt }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To <bdi>${escapeHtml(to)}</bdi>, <time datetime="${createdAt.toISOString()}">${formatLagosTime(createdAt)}</time></p><pre>${escapeHtml(text)}</pre></article>`,
    )
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
    return c.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · Marquee</title><style>${style}</style></head>` +
        `<body><main><h1>Outbox</h1><p>Emails are caught here instead of being sent, newest first.</p>${articles.join('') || '<p>No emails yet. Load this page again after asking for a code.</p>'}</main></body></html>`,
    )
  })
}

const formatLagosTime = (moment: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    hour12: true,
    timeZone: 'Africa/Lagos',
  }).format(moment)
