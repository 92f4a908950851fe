import { parseSync, Visitor } from 'vite'

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line
 * @property {boolean} isType erased before the code runs
 * @property {boolean} isLazy an `import()`
 * @property {readonly string[]} names the imported names: exported names, `default`, or `*` for the whole module
 *
 * @typedef {object} ModuleFacts
 * @property {readonly Import[]} imports
 * @property {readonly { name: string, line: number }[]} exports values this module defines and exports by name
 * @property {readonly number[]} clockReads the lines that read the current time
 */

/** @param {{ kind: string, name: string | null }} imported */
const nameOf = ({ kind, name }) => (kind === 'Name' ? (name ?? '') : kind === 'Default' ? 'default' : '*')

/** @param {{ type: string, name?: unknown }} node */
const isDate = (node) => node.type === 'Identifier' && node.name === 'Date'

/**
 * Reads the imports, the exports and the clock reads of one module.
 * @param {string} path its extension decides the syntax @param {string} source
 * @returns {ModuleFacts}
 * @throws {SyntaxError} for source that does not parse
 */
export function moduleFacts(path, source) {
  const { module, program, errors } = parseSync(path, source)
  const [error] = errors
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`)
  const lineAt = (/** @type {number} */ offset) => source.slice(0, offset).split('\n').length

  /** @type {Import[]} */
  const imports = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    isLazy: false,
    names: entries.map(({ importName }) => nameOf(importName)),
  }))
  /** @type {{ name: string, line: number }[]} */
  const exports = []
  for (const { start, entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest
    if (request === null || request === undefined) {
      for (const { exportName, isType } of entries) {
        if (exportName.kind === 'Name' && !isType) exports.push({ name: exportName.name ?? '', line: lineAt(start) })
      }
      continue
    }
    const names = entries.map(({ importName }) => nameOf(importName))
    imports.push({
      specifier: request.value,
      line: lineAt(start),
      isType: entries.every((entry) => entry.isType),
      isLazy: false,
      names,
    })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])(?<specifier>[^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    const specifier = literal?.groups?.['specifier']
    if (specifier !== undefined) {
      imports.push({ specifier, line: lineAt(moduleRequest.start), isType: false, isLazy: true, names: ['*'] })
    }
  }

  /** @type {number[]} */
  const clockReads = []
  new Visitor({
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) clockReads.push(lineAt(node.start))
    },
    CallExpression(node) {
      if (isDate(node.callee)) clockReads.push(lineAt(node.start))
    },
    MemberExpression(node) {
      if (isDate(node.object) && node.property.type === 'Identifier' && node.property.name === 'now') {
        clockReads.push(lineAt(node.start))
      }
    },
  }).visit(program)
  for (const { specifier, names, line } of imports) {
    if (specifier === '@internationalized/date' && names.some((name) => name === 'now' || name === 'today')) {
      clockReads.push(line)
    }
  }
  return { imports, exports, clockReads }
}
