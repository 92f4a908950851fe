import { oneLine } from '../../platform/http/escape.ts'

/** The stored length of a User-Agent header. */
const maxLength = 300

/** A User-Agent header as it is stored: in one line, shortened; null when there is none. */
export const shortUserAgent = (header: string | undefined) => oneLine(header ?? '').slice(0, maxLength) || null

type Names = readonly (readonly [name: string, pattern: RegExp])[]

// The order matters: most browsers also name those that they descend from.
const browsers: Names = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera Mini|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
]
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: Names, userAgent: string) => names.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** The browser and its system as people call them, 'Chrome on Windows'; null when the User-Agent names neither. */
export function deviceOf(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`
  return browser ?? system ?? null
}
