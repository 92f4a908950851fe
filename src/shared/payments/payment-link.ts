import { buildPaymentHosts } from '@/lib/payment-hosts.ts'

/** Shown for a link that does not lead to a payment page. */
export const invalidPaymentLinkMessage = 'This payment link is not valid. Please try again.'

/** Path of the product's own payment pages, used while no payment gateway is configured. */
const embeddedPage = '/sandbox/pay/'

interface Allowed {
  /** Origin of the page: 'https://marquee.example'. */
  origin: string
  /** Allowed hosts of payment pages, in lower case. */
  hosts: readonly string[]
}

/**
 * The address of a payment page: https and an allowed host (`VITE_PAYMENT_HOSTS`), or the embedded page of
 * the same origin. Undefined for any other link, such as one with a user name or another port.
 */
export function readPaymentUrl(link: string | null | undefined, { origin, hosts }: Allowed): string | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.origin === origin && url.pathname.startsWith(embeddedPage)) return url.href
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname) ? url.href : undefined
}

const followedAddress = (link: string | null | undefined) =>
  readPaymentUrl(link, { origin: window.location.origin, hosts: buildPaymentHosts })

/** Whether a link leads to a payment page. */
export const isPaymentLink = (link: string | null | undefined): boolean => followedAddress(link) !== undefined

let redirect = (href: string): void => window.location.assign(href)

/**
 * Leaves the product for the payment page.
 * @returns false for a link that is not followed; the caller then shows `invalidPaymentLinkMessage`
 */
export function goToPayment(link: string | null | undefined): boolean {
  const href = followedAddress(link)
  if (href === undefined) return false
  redirect(href)
  return true
}

/** Replaces the navigation until the returned function is called; for tests and stories, which must not leave the page. */
export function replaceRedirect(go: (href: string) => void): () => void {
  const before = redirect
  redirect = go
  return () => {
    redirect = before
  }
}
