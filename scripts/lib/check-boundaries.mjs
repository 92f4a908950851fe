import { posix } from 'node:path'
import {
  clockFile,
  clockRuleFiles,
  fileRules,
  groupOf,
  isTest,
  journeyException,
  layerOf,
  layersWithoutAlias,
  packageRules,
  serverRoles,
} from './layer-rules.mjs'
import { moduleFacts } from './module-facts.mjs'

/**
 * @typedef {{ file: string, line: number, message: string }} Violation
 * @typedef {import('./module-facts.mjs').Import} Import
 */

/**
 * Checks every import of the project against the layer rules, and the rules that imports alone can show: components are imported
 * through their entry files, there are no import cycles, and one file reads the clock.
 * @param {ReadonlyMap<string, string>} sources path → source of every code file, relative to the root with forward slashes
 * @param {(path: string) => boolean} [exists] whether a file exists (styles and data files are imported too)
 * @returns {Violation[]}
 */
export function checkBoundaries(sources, exists = (path) => sources.has(path)) {
  /** @type {Violation[]} */
  const violations = []
  /** Imports between files that run: types are erased, and lazy imports run later. @type {Map<string, string[]>} */
  const graph = new Map()
  /** Imports between groups of files, with types: a group's types are a part of what it offers. @type {Map<string, string[]>} */
  const groups = new Map()
  for (const [file, source] of sources) {
    const report = (/** @type {number} */ line, /** @type {string} */ message) =>
      void violations.push({ file, line, message })
    const from = layerOf(file)
    if (from === undefined) {
      report(1, 'this folder is in no layer: add it to scripts/lib/layer-rules.mjs, or move the file')
      continue
    }
    const facts = moduleFacts(file, source)
    graph.set(file, [])
    for (const imported of facts.imports) {
      const target = resolveImport(file, imported.specifier)
      if (target === undefined) {
        const message = packageViolation(file, from.layer.name, imported.specifier)
        if (message !== undefined) report(imported.line, message)
        continue
      }
      if (!exists(target)) {
        report(imported.line, `there is no file ${target}; an import names the file's extension`)
        continue
      }
      if (!imported.isType && !imported.isLazy) graph.get(file)?.push(target)
      const [group, targetGroup] = [groupOf(file), groupOf(target)]
      if (group !== undefined && targetGroup !== undefined && group !== targetGroup) {
        groups.set(group, [...(groups.get(group) ?? []), targetGroup])
        groups.set(targetGroup, groups.get(targetGroup) ?? [])
      }
      const message =
        layerViolation(file, target, imported.specifier) ??
        serverRoleViolation(file, target, imported.isType) ??
        entryFileViolation(file, target, exists)
      if (message !== undefined) report(imported.line, message)
    }
    if (clockRuleFiles.test(file) && file !== clockFile && !isTest(file)) {
      for (const line of facts.clockReads) {
        report(line, `the time comes from ${clockFile}, so that tests and stories can set it`)
      }
    }
  }
  for (const cycle of [...findCycles(graph), ...findCycles(groups)]) {
    violations.push({
      file: cycle[0] ?? '',
      line: 1,
      message: `import cycle: ${[...cycle, cycle[0]].join(' → ')}`,
    })
  }
  return violations
}

/**
 * Resolves an import to the path of a file.
 * @param {string} file @param {string} specifier
 * @returns {string | undefined} undefined for a package
 */
export function resolveImport(file, specifier) {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('@/')) return posix.join('src', path.slice(2))
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path)
  return undefined
}

/** @param {string} file @param {string} layer @param {string} specifier */
function packageViolation(file, layer, specifier) {
  if (isTest(file)) return undefined
  const rule = packageRules.find(
    ({ packages, only, never }) =>
      packages.test(specifier) && (only?.includes(layer) === false || never?.includes(layer) === true),
  )
  return rule === undefined ? undefined : `${layer} may not import ${specifier}: ${rule.why}`
}

/** @param {string} file @param {string} target @param {string} specifier */
function layerViolation(file, target, specifier) {
  const from = layerOf(file)
  const to = layerOf(target)
  if (from === undefined || to === undefined) {
    return to === undefined ? `${target} is in a folder that is in no layer` : undefined
  }
  const hasAlias = !layersWithoutAlias.includes(from.layer.name)
  if (specifier.startsWith('@/') && !hasAlias) {
    return 'Node runs this file without a build: import by relative path'
  }
  if (isTest(file)) return undefined
  if (from.layer.name === journeyException.from && journeyException.file.test(target)) return undefined
  if (isTest(target)) return `${target} is for tests only`
  if (from.id === to.id) return undefined
  if (specifier.startsWith('.') && file.startsWith('src/') && hasAlias && !isSameFolder(file, target)) {
    return `import from another folder by the alias: @/${target.slice('src/'.length)}`
  }
  if (from.layer.name === 'server module' && to.layer.name === 'server module') return undefined
  if (from.layer.name === to.layer.name || !from.layer.imports.includes(to.layer.name)) {
    return `${from.id} may not import ${to.id} (${target})`
  }
  if (from.layer.topLevelOnly?.includes(to.layer.name) === true && target.replace(to.layer.pattern, '').includes('/')) {
    return `${from.id} may import only the files in the top folder of ${to.id}, not ${target}`
  }
  const exception = fileRules.find((rule) => rule.from === from.layer.name && rule.file.test(target))
  return exception === undefined ? undefined : `${from.id} may not import ${target}: ${exception.why}`
}

/** The role of a file in a module of the server. @param {string} file */
const serverRoleOf = (file) => serverRoles.find(({ pattern }) => pattern.test(file))

/**
 * What a file of a module of the server may import by its role. Types of tables name rows, and everything may import them.
 * @param {string} file @param {string} target @param {boolean} isType
 */
function serverRoleViolation(file, target, isType) {
  const [from, to, role, targetRole] = [layerOf(file), layerOf(target), serverRoleOf(file), serverRoleOf(target)]
  if (from?.layer.name !== 'server module' || to === undefined || role === undefined || isTest(file)) return undefined
  if (to.layer.name === 'server module') {
    const allowed = from.id === to.id ? role.imports : role.others
    return targetRole === undefined || allowed.includes(targetRole.name)
      ? undefined
      : `${role.name} of ${from.id} may not import ${targetRole.name} of ${to.id} (${target})`
  }
  if (!to.layer.name.startsWith('server') || role.layers.includes(to.layer.name)) return undefined
  if (to.layer.name === 'server tables' && isType) return undefined
  return `${role.name} of ${from.id} may not import ${to.id} (${target})`
}

/** Whether both are below the same folder of src, such as src/api. @param {string} file @param {string} target */
const isSameFolder = (file, target) => file.split('/').slice(0, 2).join('/') === target.split('/').slice(0, 2).join('/')

/**
 * A component's folder has one public entry file: its index.ts where it has one, else the component's own file. Inside the design
 * system there are two exceptions: the parts in `private/`, which components share, and imports from one style sheet to another,
 * because the entry file would load whole components when styles are evaluated.
 * @param {string} file @param {string} target @param {(path: string) => boolean} exists
 */
function entryFileViolation(file, target, exists) {
  const isInside = file.startsWith('src/design-system/')
  if (/^src\/design-system\/(?:.+\/)?private\//.test(target)) {
    return isInside ? undefined : `${target} is private to the design system`
  }
  const match = /^(?<folder>src\/design-system\/(?:[^/]+\/)*?(?<name>[A-Z][A-Za-z0-9]*))\//.exec(target)
  const { folder, name } = match?.groups ?? {}
  if (folder === undefined || file.startsWith(`${folder}/`)) return undefined
  if (isInside && file.endsWith('.css.ts') && target.endsWith('.css.ts')) return undefined
  const entryFile = exists(`${folder}/index.ts`) ? `${folder}/index.ts` : `${folder}/${name}.tsx`
  return target === entryFile ? undefined : `${target} is inside a component: import ${entryFile}`
}

/**
 * Finds one cycle for each group of files that import each other (Tarjan's strongly connected components).
 * @param {ReadonlyMap<string, readonly string[]>} graph @returns {string[][]}
 */
function findCycles(graph) {
  /** @type {Map<string, { index: number, low: number, isOnStack: boolean }>} */
  const nodes = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const cycles = []
  const visit = (/** @type {string} */ file) => {
    const node = { index: nodes.size, low: nodes.size, isOnStack: true }
    nodes.set(file, node)
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      const visited = nodes.get(target)
      if (visited === undefined) node.low = Math.min(node.low, visit(target).low)
      else if (visited.isOnStack) node.low = Math.min(node.low, visited.index)
    }
    if (node.low !== node.index) return node
    const group = stack.splice(stack.indexOf(file))
    for (const member of group) {
      const memberNode = nodes.get(member)
      if (memberNode !== undefined) memberNode.isOnStack = false
    }
    if (group.length > 1 || graph.get(file)?.includes(file) === true) {
      cycles.push(shortestCycle(graph, new Set(group), file))
    }
    return node
  }
  for (const file of graph.keys()) if (!nodes.has(file)) visit(file)
  return cycles
}

/**
 * Finds the shortest import path from a file back to itself inside its group.
 * @param {ReadonlyMap<string, readonly string[]>} graph @param {ReadonlySet<string>} group @param {string} begin
 * @returns {string[]}
 */
function shortestCycle(graph, group, begin) {
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
