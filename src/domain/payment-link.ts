import { env } from '@/lib/env.ts'

/** Said instead of following a link that leads somewhere else than to a payment page. */
export const invalidPaymentLinkMessage = 'This payment link is not valid. Please try again.'

/** Payment pages of the product itself, while no gateway is set up. */
const embeddedPage = '/sandbox/pay/'

interface Allowed {
  /** Where the product is open: 'https://marquee.example'. */
  origin: string
  /** Hosts that may take payments, in lower case. */
  hosts: readonly string[]
}

/**
 * The address of a payment page, if the link leads to one: https and a host on the list (`VITE_PAYMENT_HOSTS`), or the embedded page of
 * this very origin. Anything else, above all a link that carries a user name or another port, leads nowhere.
 */
export function readPaymentUrl(link: string | null | undefined, { origin, hosts }: Allowed): string | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.origin === origin && url.pathname.startsWith(embeddedPage)) return url.href
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname) ? url.href : undefined
}

let redirect = (href: string): void => window.location.assign(href)

/**
 * Goes to the payment page, away from the product.
 * @returns false for a link that is not followed; then say `invalidPaymentLink`
 */
export function goToPayment(link: string | null | undefined): boolean {
  const href = readPaymentUrl(link, { origin: window.location.origin, hosts: env.paymentHosts })
  if (href === undefined) return false
  redirect(href)
  return true
}

/** Puts something else in place of leaving, until the returned function is called. For tests and stories, which must stay. */
export function replaceRedirect(go: (href: string) => void): () => void {
  const before = redirect
  redirect = go
  return () => {
    redirect = before
  }
}
