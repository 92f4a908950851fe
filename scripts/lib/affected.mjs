import { posix } from 'node:path'
import { resolveImport } from './check-boundaries.mjs'
import { moduleFacts } from './module-facts.mjs'

/**
 * @typedef {object} Affected what a change can affect
 * @property {readonly string[]} unitTests test files of src/, scripts/ and e2e/bench/
 * @property {readonly string[]} serverTests test files of server/
 * @property {'all' | readonly string[]} stories story files
 * @property {boolean} product whether the built product or its journeys can differ
 */

/** The start of a server as a process of its own names the program by its path. */
const startsByPath = new Map([['server/testing/server-process.ts', ['server/main.ts']]])

/** A change of one of these can affect every test and every story. */
const everything = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig(?:\.\w+)?\.json)$/

const isCode = /\.(?:[cm]?[jt]s|[jt]sx)$/
const isTest = /\.test\.tsx?$/
const isStory = /^stories\/.+\.stories\.tsx$/
const picture = /^stories\/__baselines__\/(?<story>[^/]+)\//
const isOfProduct = /^(?:src|server|e2e|public)\/|^(?:index\.html|\w+(?:\.server)?\.config\.ts)$/

/**
 * Finds the tests and stories that a change can affect: those that import a changed file, directly or through other files.
 * A test that reads files while it runs (`node:fs`) may read any of them, so it counts as affected by every change; in
 * server/, where all tests reach `node:fs`, a changed file that is not code affects all.
 * @param {readonly string[]} changed paths of changed, added and deleted files
 * @param {ReadonlyMap<string, string>} sources path → source of every code file
 * @returns {Affected}
 */
export function affectedBy(changed, sources) {
  const importers = importersOf(sources)
  const reached = reach(changed, importers)
  const readers = reach(['node:fs', 'node:fs/promises'], importers)
  const hasAll = changed.some((path) => everything.test(path))
  const hasServerData = changed.some((path) => path.startsWith('server/') && !isCode.test(path))
  const tests = [...sources.keys()].filter((path) => isTest.test(path))
  const isServer = (/** @type {string} */ path) => path.startsWith('server/')
  const hasAllStories =
    hasAll || reached.has('vite.config.ts') || [...reached].some((path) => path.startsWith('.storybook/'))
  const pictured = new Set(changed.map((path) => picture.exec(path)?.groups?.['story']))
  const stories = [...sources].filter(
    ([path, source]) => isStory.test(path) && (reached.has(path) || pictured.has(pictureFolder(source))),
  )
  return {
    unitTests: tests.filter((path) => !isServer(path) && (hasAll || reached.has(path) || readers.has(path))),
    serverTests: tests.filter((path) => isServer(path) && (hasAll || hasServerData || reached.has(path))),
    stories: hasAllStories ? 'all' : stories.map(([path]) => path),
    product: hasAll || [...reached].some((path) => isOfProduct.test(path) && !isTest.test(path)),
  }
}

/** The folder of a story file's accepted pictures, made from its title. @param {string} source */
function pictureFolder(source) {
  const title = /title: '(?<title>[^']+)'/.exec(source)?.groups?.['title'] ?? ''
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/**
 * @param {ReadonlyMap<string, string>} sources
 * @returns {Map<string, string[]>} file or package → the files that import it
 */
function importersOf(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  const add = (/** @type {string} */ target, /** @type {string} */ file) => {
    const files = importers.get(target)
    if (files === undefined) importers.set(target, [file])
    else files.push(file)
  }
  for (const [file, source] of sources) {
    for (const { specifier, isType } of moduleFacts(file, source).imports) {
      if (!isType) add(resolveImport(file, specifier) ?? specifier, file)
    }
    for (const target of startsByPath.get(file) ?? []) add(target, file)
    for (const { groups } of source.matchAll(/import\.meta\.glob(?:<.+>)?\(\s*'(?<pattern>[^']+)'/g)) {
      const pattern = resolveImport(file, groups?.['pattern'] ?? '') ?? ''
      for (const target of sources.keys()) if (posix.matchesGlob(target, pattern)) add(target, file)
    }
  }
  return importers
}

/**
 * @param {readonly string[]} begin @param {ReadonlyMap<string, readonly string[]>} importers
 * @returns {Set<string>} these files and all that import them, directly or through other files
 */
function reach(begin, importers) {
  const reached = new Set(begin)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
