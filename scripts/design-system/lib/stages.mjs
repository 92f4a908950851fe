import { parseSync, Visitor } from 'vite'

/**
 * Something of the design system that will be removed.
 *
 * @typedef {object} Deprecated
 * @property {string} file
 * @property {number} line
 * @property {string} folder its component; empty for what components share
 * @property {string} name of the export or the prop
 * @property {'export' | 'prop' | 'member'} kind a `member` is a property of another type than a component's props
 * @property {string} text of the comment, after the tag
 *
 * @typedef {{ file: string, line: number, message: string }} Violation
 */

/** @param {string} source @param {number} offset */
const lineAt = (source, offset) => source.slice(0, offset).split('\n').length

/** @param {string} specifier @returns {string | undefined} the component that an import leads to */
const folderOf = (specifier) => /design-system\/components\/(\w+)\//.exec(specifier)?.[1]

/** @param {string} file */
const ownFolder = (file) => {
  const folder = folderOf(file) ?? ''
  return folder === 'private' ? '' : folder
}

/**
 * Finds what a module of the design system marks as `@deprecated`.
 * @param {string} file @param {string} source @returns {Deprecated[]}
 */
export function deprecatedIn(file, source) {
  if (!source.includes('@deprecated')) return []
  const { program, comments } = parseSync(file, source)
  /** @type {{ name: string, start: number, end: number }[]} */
  const types = []
  /** @type {Map<number, { name: string, kind: 'export' | 'prop' }>} where a declaration begins → what it declares */
  const declared = new Map()
  const declare = (/** @type {number} */ start, /** @type {string | undefined} */ name) => {
    if (name !== undefined) declared.set(start, { name, kind: 'export' })
  }
  new Visitor({
    TSTypeAliasDeclaration: ({ id, start, end }) => {
      types.push({ name: id.name, start, end })
      declare(start, id.name)
    },
    TSInterfaceDeclaration: ({ id, start, end }) => {
      types.push({ name: id.name, start, end })
      declare(start, id.name)
    },
    FunctionDeclaration: ({ id, start }) => declare(start, id?.name),
    VariableDeclaration: ({ declarations: [first], start }) =>
      declare(start, first?.id.type === 'Identifier' ? first.id.name : undefined),
    TSPropertySignature: ({ key, start }) => {
      if (key.type === 'Identifier') declared.set(start, { name: key.name, kind: 'prop' })
    },
    TSMethodSignature: ({ key, start }) => {
      if (key.type === 'Identifier') declared.set(start, { name: key.name, kind: 'prop' })
    },
  }).visit(program)

  return comments
    .filter(({ value }) => value.includes('@deprecated'))
    .map((comment) => {
      const gap = /^\s*(?:export )?(?:declare )?/.exec(source.slice(comment.end))?.[0].length ?? 0
      const { name, kind } = declared.get(comment.end + gap) ?? { name: '', kind: /** @type {const} */ ('export') }
      const owner = types.findLast(({ start, end }) => start < comment.start && comment.end < end)
      return {
        file,
        line: lineAt(source, comment.start),
        folder: ownFolder(file),
        name,
        kind: kind === 'prop' && owner?.name.endsWith('Props') !== true ? 'member' : kind,
        text: (comment.value.split('@deprecated')[1] ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
      }
    })
}

/** @param {string} version @returns {number} greater for a later version */
const rank = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major * 1000 + minor
}

/**
 * Says what a deprecation owes its readers.
 * @param {Deprecated} deprecated @param {string} changes the text of docs/design-system-changes.md @returns {Violation[]}
 */
export function checkDeprecated({ file, line, folder, name, text }, changes) {
  const current = /^## (\d+\.\d+)/m.exec(changes)?.[1] ?? '0.0'
  const end = /\bgoes in (\d+\.\d+)\b/.exec(text)?.[1]
  const isAnnounced = changes
    .split(/\n\s*\n/)
    .some(
      (part) =>
        /\bdeprecated\b/.test(part) &&
        (folder === '' || part.includes(`**${folder}**`)) &&
        (name === folder || part.includes(`\`${name}\``)) &&
        (end === undefined || part.includes(end)),
    )
  return [
    ...(name === '' ? ['@deprecated belongs to a prop or to a declaration right below it'] : []),
    ...(/\bUse `[^`]+`/.test(text) ? [] : [`${name} is deprecated without a replacement: say "Use \`…\`"`]),
    ...(end === undefined ? [`${name} is deprecated without an end: say "goes in 2.0"`] : []),
    ...(end !== undefined && rank(end) <= rank(current)
      ? [`${name} goes in ${end}, and this is ${current}: remove it`]
      : []),
    ...(isAnnounced ? [] : [`${name} is deprecated, and docs/design-system-changes.md does not say so`]),
  ].map((message) => ({ file, line, message }))
}

/**
 * Finds the uses of deprecated things in a module outside the design system. It sees imports, attributes and the keys
 * of objects; a prop that is spread from another module is seen there, where its object is written.
 * @param {string} file @param {string} source @param {readonly Deprecated[]} deprecated @returns {Violation[]}
 */
export function usesOfDeprecated(file, source, deprecated) {
  if (deprecated.length === 0 || !source.includes('design-system/')) return []
  const { program, module } = parseSync(file, source)
  /** @type {Violation[]} */
  const violations = []
  const report = (/** @type {number} */ at, /** @type {Deprecated} */ { name, text }) =>
    void violations.push({ file, line: lineAt(source, at), message: `${name} is deprecated: ${text}` })

  /** @type {Map<string, string>} local name → component that it comes from */
  const bindings = new Map()
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const folder = folderOf(moduleRequest.value)
    for (const { importName, localName } of folder === undefined ? [] : entries) {
      bindings.set(localName.value, folder ?? '')
      const found = deprecated.find(
        (one) => one.kind === 'export' && one.name === importName.name && one.folder === folder,
      )
      if (found !== undefined) report(start, found)
    }
  }
  const lazy = module.dynamicImports.flatMap(
    ({ moduleRequest }) => folderOf(source.slice(moduleRequest.start, moduleRequest.end)) ?? [],
  )
  const folders = new Set([...bindings.values(), ...lazy])
  const isHere = (/** @type {Deprecated} */ { folder }) => folder === '' || folders.has(folder)

  new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      const folder = element.type === 'JSXIdentifier' ? bindings.get(element.name) : undefined
      if (folder === undefined) return
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const { name } = attribute.name
        const found = deprecated.find(
          (one) => one.kind === 'prop' && one.name === name && (one.folder === '' || one.folder === folder),
        )
        if (found !== undefined) report(attribute.start, found)
      }
    },
    Property({ key, start }) {
      const name = key.type === 'Identifier' ? key.name : undefined
      const found = deprecated.find((one) => one.kind === 'member' && one.name === name && isHere(one))
      if (found !== undefined) report(start, found)
    },
    MemberExpression({ property, start }) {
      const name = property.type === 'Identifier' ? property.name : undefined
      const found = deprecated.find((one) => one.kind === 'export' && one.name === name && lazy.includes(one.folder))
      if (found !== undefined) report(start, found)
    },
  }).visit(program)
  return violations
}

/**
 * Finds what a module takes from the design system that may still change without notice.
 * @param {string} file @param {string} source @returns {Violation[]}
 */
export function usesOfUnstable(file, source) {
  if (!source.includes('unstable_')) return []
  const { program, module } = parseSync(file, source)
  /** @type {Violation[]} */
  const violations = []
  const report = (/** @type {number} */ at, /** @type {string} */ name) =>
    void violations.push({ file, line: lineAt(source, at), message: `${name} is unstable` })
  const isOurs = (/** @type {string} */ specifier) => specifier.includes('design-system/')
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName } of isOurs(moduleRequest.value) ? entries : []) {
      if (importName.name?.startsWith('unstable_') === true) {
        report(importName.start ?? moduleRequest.start, importName.name)
      }
    }
  }
  const hasLazy = module.dynamicImports.some(({ moduleRequest }) =>
    isOurs(source.slice(moduleRequest.start, moduleRequest.end)),
  )
  new Visitor({
    MemberExpression({ property, start }) {
      if (hasLazy && property.type === 'Identifier' && property.name.startsWith('unstable_')) {
        report(start, property.name)
      }
    },
  }).visit(program)
  return violations
}
