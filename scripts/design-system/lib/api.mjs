import { posix } from 'node:path'
import { moduleFacts } from '../../lib/module-facts.mjs'

/** The file with the accepted API. */
export const apiFile = 'docs/design-system-api.txt'

/** The folders whose declarations can be part of the public API; stylesheets and tokens are not. */
const isShown = (/** @type {string} */ path) =>
  /^src\/design-system\/(?:components|lib)\//.test(path) && !path.endsWith('.css.ts')

/** The section of a file's declarations: its component, or the code that components share. @param {string} path */
function sectionOf(path) {
  const [, , ...rest] = path.split('/')
  return rest[0] === 'lib'
    ? `lib/${posix.basename(path).replace(/\.tsx?$/, '')}`
    : rest.slice(1, rest[1] === 'private' ? 3 : 2).join('/')
}

/** Matches the first line of a declaration. */
const beginning = /^(?:export |declare |type |interface |const |function |class )/

/**
 * Returns the declarations of a module, one text each, without the parts that only its own code can see.
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
      // How a component destructures its props is not part of its API.
      .replace(/^(function \w+(?:<[^(]*>)?\()\{[\s\S]*?\}(?=: )/, '$1props')
      .replaceAll(/import\("[^"]+"\)\./g, '')
      .replaceAll(/;$/gm, ''),
  )
}

/** Removes the return type of a component, whose name begins with a capital: it is of no use to callers. @param {string} declaration */
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
 * Returns the public API as text: each component with the exports of its entry file and every declaration they reach, in a fixed order.
 * @param {ReadonlyMap<string, string>} declarations source file → its declaration file's text @returns {string}
 */
export function apiText(declarations) {
  const entryFiles = [...declarations.keys()]
    .filter((path) => /^src\/design-system\/components\/[A-Z]\w*\/index\.ts$/.test(path))
    .toSorted()
  const reached = new Set(entryFiles)
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
    if (entryFiles.includes(path)) exported.set(section, exportedNames(source))
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

/** @param {string} source of an entry file */
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
 * Lists the changes, section by section; empty when there are none.
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

/** The lines of the first list that are missing in the second, counting repetitions. @param {readonly string[]} lines @param {readonly string[]} others */
function without(lines, others) {
  const counts = new Map()
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count <= 0
  })
}

/** Names of props with which callers could style a component. */
const refused = ['className', 'style', 'css', 'sx', 'margin', 'color', 'UNSAFE_className', 'UNSAFE_style', 'asChild']

/** The router's own link, which is unstyled and is wrapped by styled components. */
const unstyledLink = 'InternalLink'

/**
 * Returns the source of a module that fails to compile while an exported component has a prop with which callers could style it.
 * @param {readonly string[]} components folder names @param {string} source the path from the module to src, such as `../../src`
 */
export function refusalModule(components, source) {
  const entryFiles = components.map(
    (name) => `import type * as ${name} from '${source}/design-system/components/${name}/index.ts'`,
  )
  const checks = components.map((name) => `export type Of${name} = RefusesStyling<TakesStyling<typeof ${name}>>`)
  return `${entryFiles.join('\n')}

type Styling = ${refused.map((name) => `'${name}'`).join(' | ')}
type Keys<Props> = Props extends unknown ? keyof Props : never
type Taken<Component> = Component extends (props: infer Props, ...rest: never[]) => unknown ? Extract<Keys<Props>, Styling> : never
/** 'Card takes className' for each component of an entry file that does; hooks and functions begin with a small letter. */
type Names<Module> = Exclude<keyof Module & string, '${unstyledLink}'>
type TakesStyling<Module> = {
  [Name in Names<Module>]: Name extends Capitalize<Name> ? (Taken<Module[Name]> extends never ? never : \`\${Name} takes \${Taken<Module[Name]>}\`) : never
}[Names<Module>]
type RefusesStyling<Offence extends never> = Offence

${checks.join('\n')}
`
}
