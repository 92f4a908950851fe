import { posix } from 'node:path'
import { clockFile, clockRuled, fileRules, isTest, outside, packageRules, withoutAlias, zoneOf } from './arrows.mjs'
import { moduleFacts } from './module-facts.mjs'

/**
 * @typedef {{ file: string, line: number, message: string }} Violation
 * @typedef {import('./module-facts.mjs').Import} Import
 */

/**
 * Checks every import of the project against the table of arrows, and the rules an import list can show: component doors,
 * no cycles, one clock.
 * @param {ReadonlyMap<string, string>} sources path → source of every code file, relative to the root with forward slashes
 * @param {(path: string) => boolean} [exists] whether a file is there at all (styles and data are imported too)
 * @returns {Violation[]}
 */
export function checkBoundaries(sources, exists = (path) => sources.has(path)) {
  /** @type {Violation[]} */
  const violations = []
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const [file, source] of sources) {
    const report = (/** @type {number} */ line, /** @type {string} */ message) =>
      void violations.push({ file, line, message })
    const from = zoneOf(file)
    if (from === undefined) {
      report(1, 'this folder is not on the map: add it to scripts/lib/arrows.mjs, or move the file')
      continue
    }
    const facts = moduleFacts(file, source)
    graph.set(file, [])
    for (const one of facts.imports) {
      const target = resolveImport(file, one.specifier)
      if (target === undefined) {
        const message = packageViolation(file, from.zone.name, one.specifier)
        if (message !== undefined) report(one.line, message)
        continue
      }
      if (!exists(target)) {
        report(one.line, `there is no file ${target}; an import carries the file's ending`)
        continue
      }
      if (!one.isType && !one.isLazy) graph.get(file)?.push(target)
      const message = arrowViolation(file, target, one.specifier) ?? doorViolation(file, target, exists)
      if (message !== undefined) report(one.line, message)
    }
    if (clockRuled.test(file) && file !== clockFile && !isTest(file)) {
      for (const line of facts.clockReads) {
        report(line, `the time comes from ${clockFile}, so that tests and stories can set it`)
      }
    }
  }
  for (const cycle of findCycles(graph)) {
    violations.push({
      file: cycle[0] ?? '',
      line: 1,
      message: `these files import each other in a circle: ${[...cycle, cycle[0]].join(' → ')}`,
    })
  }
  return violations
}

/**
 * The file an import means.
 * @param {string} file @param {string} specifier
 * @returns {string | undefined} undefined for a package
 */
export function resolveImport(file, specifier) {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('@/')) return posix.join('src', path.slice(2))
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path)
  return undefined
}

/** @param {string} file @param {string} zone @param {string} specifier */
function packageViolation(file, zone, specifier) {
  if (isTest(file)) return undefined
  const broken = packageRules.find(
    (rule) =>
      rule.packages.test(specifier) && (rule.only?.includes(zone) === false || rule.never?.includes(zone) === true),
  )
  return broken === undefined ? undefined : `${zone} may not import ${specifier}: ${broken.why}`
}

/** @param {string} file @param {string} target @param {string} specifier */
function arrowViolation(file, target, specifier) {
  const from = zoneOf(file)
  const to = zoneOf(target)
  if (from === undefined || to === undefined) {
    return to === undefined ? `${target} is in a folder that is not on the map` : undefined
  }
  if (specifier.startsWith('@/') && withoutAlias.includes(from.zone.name)) {
    return 'Node runs this file as it is: import by relative path'
  }
  if (isTest(file)) return undefined
  if (from.zone.name === outside.from && outside.file.test(target)) return undefined
  if (isTest(target)) return `${target} is for tests only`
  if (from.id === to.id) return undefined
  if (specifier.startsWith('.') && file.startsWith('src/') && !isSameFolder(file, target)) {
    return `leave the folder by its alias: @/${target.slice('src/'.length)}`
  }
  if (from.zone.name === to.zone.name || !from.zone.imports.includes(to.zone.name)) {
    return `${from.id} may not import ${to.id} (${target})`
  }
  if (from.zone.doors?.includes(to.zone.name) === true && target.replace(to.zone.at, '').includes('/')) {
    return `${from.id} may import only the files at the top of ${to.id}, not ${target}`
  }
  const exception = fileRules.find((rule) => rule.from === from.zone.name && rule.file.test(target))
  return exception === undefined ? undefined : `${from.id} may not import ${target}: ${exception.why}`
}

/** Whether both are below the same folder of src, such as src/api. @param {string} file @param {string} target */
const isSameFolder = (file, target) => file.split('/').slice(0, 2).join('/') === target.split('/').slice(0, 2).join('/')

/**
 * A component's folder has one door: its index.ts where it has one, else the component's own file. Inside the design
 * system two ways lead past it: to the parts in `private/`, which components share, and from style sheet to style sheet,
 * because the door would pull whole components into the evaluation of styles.
 * @param {string} file @param {string} target @param {(path: string) => boolean} exists
 */
function doorViolation(file, target, exists) {
  const isInside = file.startsWith('src/design-system/')
  if (/^src\/design-system\/(?:.+\/)?private\//.test(target)) {
    return isInside ? undefined : `${target} is private to the design system`
  }
  const match = /^(?<folder>src\/design-system\/(?:[^/]+\/)*?(?<name>[A-Z][A-Za-z0-9]*))\//.exec(target)
  const { folder, name } = match?.groups ?? {}
  if (folder === undefined || file.startsWith(`${folder}/`)) return undefined
  if (isInside && file.endsWith('.css.ts') && target.endsWith('.css.ts')) return undefined
  const door = exists(`${folder}/index.ts`) ? `${folder}/index.ts` : `${folder}/${name}.tsx`
  return target === door ? undefined : `${target} is inside a component: import ${door}`
}

/**
 * One circle for each group of files that depend on each other (Tarjan's strongly connected components).
 * @param {ReadonlyMap<string, readonly string[]>} graph @returns {string[][]}
 */
function findCycles(graph) {
  /** @type {Map<string, { index: number, low: number, isOnStack: boolean }>} */
  const seen = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const cycles = []
  const visit = (/** @type {string} */ file) => {
    const node = { index: seen.size, low: seen.size, isOnStack: true }
    seen.set(file, node)
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      const known = seen.get(target)
      if (known === undefined) node.low = Math.min(node.low, visit(target).low)
      else if (known.isOnStack) node.low = Math.min(node.low, known.index)
    }
    if (node.low !== node.index) return node
    const group = stack.splice(stack.indexOf(file))
    for (const member of group) {
      const state = seen.get(member)
      if (state !== undefined) state.isOnStack = false
    }
    if (group.length > 1 || graph.get(file)?.includes(file) === true) cycles.push(circle(graph, new Set(group), file))
    return node
  }
  for (const file of graph.keys()) if (!seen.has(file)) visit(file)
  return cycles
}

/**
 * The shortest way from a file back to itself inside its group.
 * @param {ReadonlyMap<string, readonly string[]>} graph @param {ReadonlySet<string>} group @param {string} begin
 * @returns {string[]}
 */
function circle(graph, group, begin) {
  /** @type {string[][]} */
  const paths = [[begin]]
  const reached = new Set([begin])
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? begin) ?? []) {
      if (next === begin) return path
      if (!group.has(next) || reached.has(next)) continue
      reached.add(next)
      paths.push([...path, next])
    }
  }
  return [begin]
}
