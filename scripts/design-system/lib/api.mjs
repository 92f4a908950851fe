import { posix } from 'node:path'
import { moduleFacts } from '../../lib/module-facts.mjs'

/** Where the accepted API is kept. */
export const apiFile = 'docs/design-system-api.txt'

/** What callers see of a component can also be declared here; stylesheets and tokens are no part of it. */
const isShown = (/** @type {string} */ path) =>
  /^src\/design-system\/(?:components|lib)\//.test(path) && !path.endsWith('.css.ts')

/** The section a file's declarations stand in: its component, or what components share. @param {string} path */
function sectionOf(path) {
  const [, , ...rest] = path.split('/')
  return rest[0] === 'lib'
    ? `lib/${posix.basename(path).replace(/\.tsx?$/, '')}`
    : rest.slice(1, rest[1] === 'private' ? 3 : 2).join('/')
}

/** Where a declaration begins. */
const beginning = /^(?:export |declare |type |interface |const |function |class )/

/**
 * The declarations of a module, one text each, without what only its own code can see of them.
 * @param {string} source the module's declaration file, without comments @returns {string[]}
 */
export function declarationsIn(source) {
  const code = source.replaceAll(/^import [^;]*;\n/gm, '').replaceAll(/^export \{[^;]*;\n/gm, '')
  /** @type {string[][]} */
  const declarations = []
  for (const line of code.split('\n')) {
    if (beginning.test(line)) declarations.push([line])
    else if (line.trim() !== '') declarations.at(-1)?.push(line)
  }
  return declarations.map((lines) =>
    withoutWhatItDraws(lines.join('\n'))
      .replace(/^export /, '')
      .replace(/^declare /, '')
      // How a component takes its props apart is its own affair.
      .replace(/^(function \w+(?:<[^(]*>)?\()\{[\s\S]*?\}(?=: )/, '$1props')
      .replaceAll(/import\("[^"]+"\)\./g, '')
      .replaceAll(/;$/gm, ''),
  )
}

/** A component, which begins with a capital, draws something: what the compiler makes of that says nothing to callers. @param {string} declaration */
function withoutWhatItDraws(declaration) {
  if (!/^(?:export )?(?:declare )?function [A-Z]/.test(declaration)) return declaration
  let depth = 0
  for (let at = declaration.indexOf('('); at < declaration.length; at += 1) {
    if (declaration[at] === '(') depth += 1
    if (declaration[at] === ')') depth -= 1
    if (depth === 0) return declaration.slice(0, at + 1)
  }
  return declaration
}

/** @param {string} file of an import in a declaration file, which names the source @param {string} specifier */
function targetOf(file, specifier) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
}

/**
 * The public API as text: each component with what its door exports and every declaration behind it, in a fixed order.
 * @param {ReadonlyMap<string, string>} declarations source file → its declaration file's text @returns {string}
 */
export function apiText(declarations) {
  const doors = [...declarations.keys()]
    .filter((path) => /^src\/design-system\/components\/[A-Z]\w*\/index\.ts$/.test(path))
    .toSorted()
  const reached = new Set(doors)
  /** @type {Map<string, string[]>} */
  const sections = new Map()
  /** @type {Map<string, string[]>} */
  const exported = new Map()
  for (const path of reached) {
    const source = declarations.get(path) ?? ''
    const { imports } = moduleFacts(path.replace(/\.tsx?$/, '.d.ts'), source)
    for (const { specifier } of imports) {
      const target = targetOf(path, specifier)
      if (target !== undefined && isShown(target)) reached.add(target)
    }
    const section = sectionOf(path)
    sections.set(section, [...(sections.get(section) ?? []), ...declarationsIn(source)])
    if (doors.includes(path)) exported.set(section, exportedNames(source))
  }
  const order = [...sections.keys()].toSorted((a, b) => Number(/\//.test(a)) - Number(/\//.test(b)) || (a < b ? -1 : 1))
  return order
    .map((section) => {
      const names = exported.get(section)
      const lines = (sections.get(section) ?? []).toSorted((a, b) => (a < b ? -1 : 1))
      return [
        `== ${section} ==`,
        ...(names === undefined ? [] : [`exports ${names.join(', ')}`]),
        '',
        ...lines,
        '',
      ].join('\n')
    })
    .join('\n')
}

/** @param {string} source of a door */
function exportedNames(source) {
  const lists = [...source.matchAll(/^export (?:type )?\{(?<names>[^}]*)\}/gm)].flatMap((match) =>
    (match.groups?.['names'] ?? '').split(','),
  )
  return lists
    .map((name) => name.replace(/^\s*type /, '').trim())
    .filter((name) => name !== '')
    .toSorted()
}

/**
 * What changed, section by section; empty when nothing did.
 * @param {string} before @param {string} after @returns {string[]}
 */
export function apiDiff(before, after) {
  const [old, now] = [before, after].map(sectionsOf)
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])
  return [...names].flatMap((name) => {
    const was = old?.get(name) ?? []
    const is = now?.get(name) ?? []
    const changes = [...without(was, is).map((line) => `  - ${line}`), ...without(is, was).map((line) => `  + ${line}`)]
    return changes.length === 0 ? [] : [name, ...changes]
  })
}

/** @param {string} text @returns {Map<string, string[]>} */
function sectionsOf(text) {
  /** @type {Map<string, string[]>} */
  const sections = new Map()
  let lines = /** @type {string[]} */ ([])
  for (const line of text.split('\n')) {
    const name = /^== (?<name>.+) ==$/.exec(line)?.groups?.['name']
    if (name !== undefined) sections.set(name, (lines = []))
    else if (line.trim() !== '') lines.push(line)
  }
  return sections
}

/** The lines of the first list that the second has not, counting repetitions. @param {readonly string[]} lines @param {readonly string[]} others */
function without(lines, others) {
  const left = new Map()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** Names that would give callers a hand in a component's look. */
const refused = ['className', 'style', 'css', 'sx', 'margin', 'color', 'UNSAFE_className', 'UNSAFE_style', 'asChild']

/** The router's own link: it has no look, and exists for components that give it one. */
const lookless = 'InternalLink'

/**
 * A module that does not compile while some exported component takes a prop that would let callers style it.
 * @param {readonly string[]} components folder names @param {string} source how the module reaches src, such as `../../src`
 */
export function refusalModule(components, source) {
  const doors = components.map(
    (name) => `import type * as ${name} from '${source}/design-system/components/${name}/index.ts'`,
  )
  const checks = components.map((name) => `export type Of${name} = RefusesStyling<TakesStyling<typeof ${name}>>`)
  return `${doors.join('\n')}

type Styling = ${refused.map((name) => `'${name}'`).join(' | ')}
type Keys<Props> = Props extends unknown ? keyof Props : never
type Taken<Component> = Component extends (props: infer Props, ...rest: never[]) => unknown ? Extract<Keys<Props>, Styling> : never
/** 'Card takes className' for each component of a door that does; hooks and functions begin with a small letter. */
type Names<Door> = Exclude<keyof Door & string, '${lookless}'>
type TakesStyling<Door> = {
  [Name in Names<Door>]: Name extends Capitalize<Name> ? (Taken<Door[Name]> extends never ? never : \`\${Name} takes \${Taken<Door[Name]>}\`) : never
}[Names<Door>]
type RefusesStyling<Offence extends never> = Offence

${checks.join('\n')}
`
}
