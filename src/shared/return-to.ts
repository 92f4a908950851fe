import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from './device-storage.ts'
import { paths } from './paths.ts'

/** Query parameter of a set-up page with the address to return to; `from` is the first day of a list's period. */
const parameter = 'returnTo'

/** The forms of a Gig. No other address is followed, so that a link cannot lead out of the product. */
const gigForm = /^\/dashboard\/(?:post-gig|gig-management\/[^/?#]+\/republish)(?:\?|$)/

/** The pages that return when they are done. */
const returningPages: ReadonlySet<string> = new Set([
  paths.createBusinessProfile,
  paths.activateWallet,
  paths.billing({ tab: 'plans' }),
])

/** `href` with the address to return to; unchanged where the page does not return. */
export function withReturnTo(href: string, address: string): string {
  if (!returningPages.has(href)) return href
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: address }).toString()}`
}

/** The form of a Gig to return to, if the query names one. */
export function returnToIn(search: URLSearchParams): string | undefined {
  const address = search.get(parameter)
  return address !== null && gigForm.test(address) ? address : undefined
}

/** For the form of a Gig: makes a link to a set-up page return to it, with its step and draft. */
export function useReturningLink(): (href: string) => string {
  const { pathname, search } = useLocation()
  return (href) => withReturnTo(href, `${pathname}${search}`)
}

/** For a set-up page: the form of a Gig that the employer came from. */
export function useReturnTo(): string | undefined {
  const [search] = useSearchParams()
  return returnToIn(search)
}

const stored = persisted({ ...storageKeys.returnTo, schema: z.string().check(z.regex(gigForm)) }).at()

/**
 * Keeps the form of a Gig to return to while a plan is paid for, because the payment page is on another site and does not know it. Without
 * storage the payment ends with 'Post a Gig', which offers the draft.
 * @param address undefined when the employer did not come from the form of a Gig
 */
export function keepReturnTo(address: string | undefined): void {
  if (address === undefined) stored.remove()
  else stored.write(address)
}

/** The form of a Gig that was kept for the end of a payment. */
export const keptReturnTo = (): string | undefined => stored.read()
