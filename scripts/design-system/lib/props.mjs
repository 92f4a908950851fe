import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { parseSync, Visitor } from 'vite'
import { nativeSentences, unionSentences } from './native-props.mjs'

/**
 * A prop as its component's page shows it.
 *
 * @typedef {object} Prop
 * @property {string} name
 * @property {string} type what it takes, with the values of a list written out
 * @property {'always' | 'in some forms' | 'no'} required `in some forms` where the props are a union and not every form needs it
 * @property {string} text what it does, in one or several sentences; empty where nothing is written
 * @property {string} [default] as the component's code, or the `@default` of its comment, writes it; booleans are off at first
 * @property {string} [onlyWith] the prop, or the prop with its value, without which it is not allowed
 */

/** Bits of the compiler's own enumerations, which its package does not export by name. */
const optionalSymbol = 2 ** 24
const untruncated = 1
const singleQuotes = 2 ** 28
const neverType = 2 ** 18
const undefinedType = 2 ** 2

/** The file with the props of all components. */
export const propsFile = 'docs/design-system-props.json'

/** The row for what every component passes to its root. */
const passedThrough = {
  name: 'aria-*, data-*',
  type: 'string | number | boolean',
  required: /** @type {const} */ ('no'),
  text: 'Passed to the root element.',
}

/** @param {string} name */
const isPassedThrough = (name) => /^aria-(?!label$)/.test(name) || name === 'role' || name.startsWith('data-')

/**
 * The values that a component's parameters have when they are left out, as its code writes them.
 * @param {string} file @param {string} source @param {string} component @returns {Map<string, string>}
 */
export function defaultsIn(file, source, component) {
  /** @type {Map<string, string>} */
  const defaults = new Map()
  const { program } = parseSync(file, source)
  new Visitor({
    FunctionDeclaration({ id, params: [props] }) {
      if (id?.name !== component || props?.type !== 'ObjectPattern') return
      for (const property of props.properties) {
        if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue
        const { key } = property
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
        const { start, end } = property.value.right
        if (name !== undefined) defaults.set(name, source.slice(start, end).replaceAll(/\s+/g, ' '))
      }
    },
  }).visit(program)
  return defaults
}

/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/sync').Symbol} Property */

/** @param {Type} type @returns {readonly Type[]} */
const membersOf = (type) => (type.isUnionType() ? (type.getTypes() ?? []) : [type])

/** @param {Checker} checker @param {Type} type what a prop takes @returns {string[]} the values of a list one by one, otherwise the whole type */
function typeTexts(checker, type) {
  const members = membersOf(type).filter(({ flags }) => (flags & undefinedType) === 0)
  const literals = members.map((member) => (member.isLiteralType() ? member.value : undefined))
  if (literals.length > 0 && literals.every((value) => typeof value === 'string')) {
    return literals.map((value) => `'${String(value)}'`)
  }
  const text = checker
    .typeToString(type, undefined, untruncated + singleQuotes)
    .replace(/ \| undefined$/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('; }', ' }')
  // A function that may be left out has parentheses around it.
  return [/^\(\(.*\) => [^|]*\)$/.test(text) ? text.slice(1, -1) : text]
}

/** Whether a form forbids the prop: its type is `never` or `undefined` alone. @param {Type | undefined} type */
const isForbidden = (type) =>
  type === undefined || membersOf(type).every(({ flags }) => (flags & (neverType | undefinedType)) !== 0)

/**
 * The prop that tells apart the forms that allow another one: one that only they need, or one with a value of its own in them.
 * @param {readonly Map<string, { type: Type, optional: boolean }>[]} allowing @param {readonly Map<string, { type: Type, optional: boolean }>[]} refusing
 * @param {string} prop @returns {string | undefined}
 */
function conditionOf(allowing, refusing, prop) {
  if (refusing.length === 0) return undefined
  for (const name of allowing[0]?.keys() ?? []) {
    if (name === prop || isPassedThrough(name)) continue
    const here = allowing.map((form) => form.get(name))
    const there = refusing.map((form) => form.get(name))
    const isNeededHere = here.every((entry) => entry !== undefined && !entry.optional && !isForbidden(entry.type))
    if (isNeededHere && there.every((entry) => isForbidden(entry?.type))) return `\`${name}\``
    const values = here.flatMap((entry) => (entry === undefined ? [undefined] : literalsOf(entry.type)))
    const others = new Set(there.flatMap((entry) => (entry === undefined ? [] : literalsOf(entry.type))))
    if (values.length > 0 && values.every((value) => value !== undefined && !others.has(value))) {
      return [...new Set(values)].map((value) => `\`${name}=${value}\``).join(' or ')
    }
  }
  return undefined
}

/** The values of a type that is a list of literals; otherwise one `undefined`. @param {Type} type @returns {(string | undefined)[]} */
const literalsOf = (type) =>
  membersOf(type)
    .filter(({ flags }) => (flags & undefinedType) === 0)
    .map((member) => (member.isLiteralType() ? JSON.stringify(member.value) : undefined))

/**
 * The props of one component.
 * @param {Checker} checker @param {string} component @param {Type} props the type of its parameter @param {Map<string, string>} defaults
 * @returns {Prop[]}
 */
function propsOf(checker, component, props, defaults) {
  const forms = membersOf(props).map(
    (form) =>
      new Map(
        checker.getPropertiesOfType(form).map((symbol) => [
          symbol.name,
          {
            symbol,
            type: checker.getTypeOfSymbol(symbol) ?? checker.getUndefinedType(),
            optional: (symbol.flags & optionalSymbol) !== 0,
          },
        ]),
      ),
  )
  const names = [...new Set(forms.flatMap((form) => [...form.keys()]))]
  const own = names.filter((name) => !isPassedThrough(name) && (name !== 'aria-label' || !takesAria(names)))
  // A bare link takes all that a browser's link does; only what matters is listed.
  const isBareLink = names.includes('dangerouslySetInnerHTML')
  const listed = isBareLink ? own.filter((name) => name === 'href' || name === 'children') : own
  const rows = listed.flatMap((name) => {
    const allowing = forms.filter((form) => !isForbidden(form.get(name)?.type))
    if (allowing.length === 0) return []
    const entries = allowing.flatMap((form) => form.get(name) ?? [])
    const types = new Set(entries.flatMap(({ type }) => typeTexts(checker, type)))
    const needing = entries.filter(({ optional }) => !optional).length
    const text = entries
      .map(({ symbol }) => checker.getDocumentationCommentOfSymbol(symbol))
      .find((found) => found !== '')
    const onlyWith = conditionOf(
      allowing,
      forms.filter((form) => !allowing.includes(form)),
      name,
    )
    const written = entries
      .flatMap(({ symbol }) => checker.getJsDocTagsOfSymbol(symbol))
      .find((tag) => tag.name === 'default')?.text
    const isOffAtFirst = needing === 0 && types.size === 1 && types.has('boolean')
    const defaultValue = written ?? defaults.get(name) ?? (isOffAtFirst ? 'false' : undefined)
    /** @type {Prop} */
    const prop = {
      name,
      type: [...types].join(' | '),
      required: needing === forms.length ? 'always' : needing > 0 ? 'in some forms' : 'no',
      text: (text ?? unionSentences.get(`${component}.${name}`) ?? nativeSentences.get(name) ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      ...(defaultValue === undefined ? {} : { default: defaultValue }),
      ...(onlyWith === undefined ? {} : { onlyWith }),
    }
    return [prop]
  })
  const order = ['always', 'in some forms', 'no']
  rows.sort((a, b) => order.indexOf(a.required) - order.indexOf(b.required))
  return takesAria(names) ? [...rows, passedThrough] : rows
}

/** @param {readonly string[]} names of props */
const takesAria = (names) => names.includes('aria-describedby')

/**
 * The props of every exported component, by the folder that exports it, as the compiler sees them: unions and inherited props included.
 * @param {string} config a tsconfig.json that contains the entry files @param {string} root @returns {Record<string, Record<string, Prop[]>>}
 */
export function readProps(config, root) {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`The compiler does not know ${config}.`)
    const { checker, program } = project
    const files = program.getSourceFileNames().flatMap((file) => {
      const folder = /\/src\/design-system\/components\/(?<name>[A-Z]\w*)\/index\.ts$/.exec(file)?.groups?.['name']
      return folder === undefined ? [] : [{ file, folder }]
    })
    return Object.fromEntries(
      files
        .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
        .map(({ file, folder }) => {
          const source = program.getSourceFile(file)
          const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
          const exported = module === undefined ? [] : checker.getExportsOfModule(module)
          return [folder, Object.fromEntries(exported.flatMap((symbol) => componentOf(checker, symbol, file)))]
        }),
    )
  } finally {
    api.close()
  }
}

/** @param {Checker} checker @param {Property} exported @param {string} entryFile @returns {[string, Prop[]][]} */
function componentOf(checker, exported, entryFile) {
  if (!/^[A-Z]/.test(exported.name)) return []
  const symbol = checker.getAliasedSymbol(exported)
  const type = checker.getTypeOfSymbol(symbol)
  const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, 0)
  if (signature === undefined) return []
  const props = signature.getParameters().length === 0 ? undefined : checker.getParameterType(signature, 0)
  const file = posix.join(posix.dirname(entryFile), fileOf(entryFile, exported.name))
  const defaults = defaultsIn(file, readFileSync(file, 'utf8'), exported.name)
  const apparent = props === undefined ? undefined : (checker.getBaseConstraintOfType(props) ?? props)
  return [[exported.name, apparent === undefined ? [] : propsOf(checker, exported.name, apparent, defaults)]]
}

/** The file from which an entry file exports a name. @param {string} entryFile @param {string} name */
function fileOf(entryFile, name) {
  const { module } = parseSync(entryFile, readFileSync(entryFile, 'utf8'))
  for (const { entries } of module.staticExports) {
    for (const { exportName, moduleRequest } of entries) {
      if (exportName.name === name && moduleRequest !== null) return moduleRequest.value
    }
  }
  return posix.basename(entryFile)
}
