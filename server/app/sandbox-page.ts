import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { findCharge, storeOutcome, outcomes, type Outcome } from '../adapters/payments/sandbox/sandbox.ts'
import { escapeHtml } from '../platform/http/escape.ts'
import { handleProviderEvent } from '../modules/money/check.ts'
import { naira } from '../modules/money/naira.ts'
import type { AppContext, Variables } from '../platform/http/context.ts'
import { readBodyUpTo } from '../platform/http/read-body.ts'
import type { HttpDeps } from '../ports/handlers.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --edge: color-mix(in srgb, currentColor 20%, transparent); }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f6f5fa, #141118); }
  main { box-sizing: border-box; width: min(29rem, calc(100vw - 2rem)); margin: 1.5rem 0; padding: 1.5rem; border: 1px solid var(--edge); border-radius: 16px; background: Canvas; }
  h1 { margin: 0.25rem 0 0; font-size: 2rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
  p { margin: 0; } .muted { opacity: 0.75; overflow-wrap: anywhere; }
  form { display: grid; gap: 0.75rem; margin: 1.5rem 0 0; }
  button, a { display: block; min-height: 44px; box-sizing: border-box; padding: 0.5rem 1rem; border: 1px solid var(--edge); border-radius: 10px; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button small { display: block; font-weight: 400; opacity: 0.75; }
  button[value='success'] { border-color: #6a2bdb; background: #6a2bdb; color: #fff; }
  :focus-visible { outline: 2px solid #8e62f9; outline-offset: 2px; }
`
const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const choices: Readonly<Record<Outcome, readonly [label: string, hint: string]>> = {
  success: ['Pay', 'The payment goes through'],
  failed: ['Decline', 'The bank says no'],
  abandoned: ['Leave without paying', 'Back to Marquee, nothing is paid'],
  slow: ['Pay slowly', 'Confirmed 20 seconds after you are back'],
  timeout: ['Let it time out', 'This page gives up, the payment arrives 8 seconds later'],
}

/** Maximum length of the form's body, in bytes; the form has one short field. */
const maxFormBytes = 1024

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Sandbox</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/** Serves the sandbox's payment page. Its paths exist only while the sandbox is the payment provider. */
export function serveSandbox(app: Hono<{ Variables: Variables }>, deps: HttpDeps) {
  const respondWithPage = (c: AppContext, body: string, status: 200 | 404 | 504 = 200) => {
    // The form redirects to the page it came from, which `form-action` must allow.
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${hash}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    c.header('Cache-Control', 'no-store')
    return c.html(page(status === 200 ? 'Pay' : 'Not paid here', body), status)
  }
  const findRequestedCharge = async (c: AppContext) =>
    deps.payments.name === 'sandbox' ? findCharge(deps.db, c.req.param('reference') ?? '') : undefined
  const respondNotFound = (c: AppContext) =>
    respondWithPage(
      c,
      '<h1>No payment here</h1><p class="muted">This payment does not exist. Go back to Marquee and start again.</p>',
      404,
    )

  app.get('/sandbox/pay/:reference', async (c) => {
    const charge = await findRequestedCharge(c)
    if (charge === undefined) return respondNotFound(c)
    const { amountKobo, description, reference, email, returnUrl, knownAt } = charge
    const summaryHtml = `<p class="muted">Sandbox payment page</p><h1>${naira(amountKobo)}</h1><p>${escapeHtml(description)}</p><p class="muted">${escapeHtml(email ?? '')} · ${escapeHtml(reference)}</p>`
    if (knownAt !== null) {
      return respondWithPage(
        c,
        `${summaryHtml}<form><p>This payment was decided.</p><a href="${escapeHtml(returnLinkOf(returnUrl, reference))}">Back to Marquee</a></form>`,
      )
    }
    const buttons = outcomes.map((outcome) => {
      const [label, hint] = choices[outcome]
      return `<button name="outcome" value="${outcome}">${outcome === 'success' ? `${label} ${naira(amountKobo)}` : label}<small>${hint}</small></button>`
    })
    return respondWithPage(c, `${summaryHtml}<form method="post">${buttons.join('')}</form>`)
  })

  app.post('/sandbox/pay/:reference', async (c) => {
    const charge = await findRequestedCharge(c)
    if (charge === undefined) return respondNotFound(c)
    const form = await readBodyUpTo(c.req.raw, maxFormBytes)
    const outcome = new URLSearchParams(form?.toString('utf8')).get('outcome')
    const chosenOutcome = outcomes.find((name) => name === outcome)
    if (chosenOutcome === undefined) return respondNotFound(c)
    await storeOutcome(deps.db, charge.reference, chosenOutcome, deps.now())
    const returnLink = returnLinkOf(charge.returnUrl, charge.reference)
    // Like a provider's webhook, this may run before the browser returns, and more than once.
    await handleProviderEvent(deps, charge.reference)
    if (chosenOutcome === 'timeout') {
      return respondWithPage(
        c,
        `<h1>The bank did not answer</h1><p class="muted">We do not know yet whether you were charged.</p><form><a href="${escapeHtml(returnLink)}">Back to Marquee</a></form>`,
        504,
      )
    }
    return c.redirect(returnLink, 303)
  })
}

function returnLinkOf(returnUrl: string | null, reference: string): string {
  const url = new URL(returnUrl ?? 'http://localhost/')
  url.searchParams.set('reference', reference)
  return url.href
}
