import type { Deps } from '../../ports/deps.ts'
import { networksAround } from '../../platform/http/network-address.ts'
import { networkRules, type RateLimitRule } from '../../platform/limits/rate-limit.ts'
import { day, minute } from '../../platform/clock/time.ts'

/** Who asks for a code: an email, from a network address. */
interface Asked {
  readonly email: string
  readonly address: string
}

/** How many times the codes of an address in an hour it may ask for in a day. */
const hoursInDay = 4
/** How many times the sign-up codes of one address in 15 minutes all addresses together may ask for in a day, for one email. */
const windowsTogether = 6

/** The codes that one address may ask for, whatever the emails: each is a mail to somebody, and three guesses. */
const codesOfAddress = ({ limits }: Deps, address: string, purpose: 'sign-up' | 'reset'): readonly RateLimitRule[] => [
  ...networkRules(address, { key: `code-mails:${purpose}`, limit: limits.codeMails, windowMs: 60 * minute }),
  ...networkRules(address, { key: `code-mails-day:${purpose}`, limit: limits.codeMails * hoursInDay, windowMs: day }),
]

/**
 * The rate limits of sign-up codes. Those of one email are counted for each site apart, so that strangers elsewhere do not keep it from signing
 * up. The cookie of a browser does not tell strangers apart: who sends none gets a new one. All together have a larger limit, for the mailbox.
 */
export function signUpCodeRules(deps: Deps, { email, address }: Asked): readonly RateLimitRule[] {
  const { codeSends } = deps.limits
  const here = `${email}:${networksAround(address).at(-1)}`
  return [
    { key: `send:sign-up:${here}`, limit: codeSends, windowMs: 15 * minute },
    { key: `send-day:sign-up:${here}`, limit: codeSends * 2, windowMs: day },
    ...codesOfAddress(deps, address, 'sign-up'),
    { key: `send-day:sign-up:${email}`, limit: codeSends * windowsTogether, windowMs: day },
  ]
}

/**
 * The rate limits of codes that reset a password. A known device has only its own, so that strangers keep it from no code.
 * @param deviceHash the known device; undefined: all browsers that are not known
 */
export function resetCodeRules(
  deps: Deps,
  { email, address }: Asked,
  deviceHash: string | undefined,
): readonly RateLimitRule[] {
  const limit = deps.limits.resetCodes
  if (deviceHash !== undefined) return [{ key: `send:reset:${email}:${deviceHash}`, limit, windowMs: day }]
  return [...codesOfAddress(deps, address, 'reset'), { key: `send:reset:${email}`, limit, windowMs: day }]
}
