import { parseSync, Visitor } from 'vite'
import { resolveImport } from './check-boundaries.mjs'
import { moduleFacts } from './module-facts.mjs'

/** The module from which the browser loads the app: everything that a route can show is reached from it. */
const entry = 'src/app/main.tsx'

const endpointModule = /(?:^|\/)contract\/endpoints\/[^/]+$/

/** Code that describes, answers or tests the calls, and makes none for a page. @param {string} path */
const isDescription = (path) => /^src\/api\/(?:contract|mocks)\//.test(path)

/**
 * The modules that some modules load, themselves included, by imports that are there when the code runs.
 * @param {ReadonlyMap<string, string>} sources @param {readonly string[]} starts
 * @param {(path: string) => readonly string[]} [next] the modules that a module loads
 */
function loadedFrom(sources, starts, next = (path) => importsOf(sources, path)) {
  /** @type {Set<string>} */
  const loaded = new Set()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (loaded.has(path) || !sources.has(path)) continue
    loaded.add(path)
    waiting.push(...next(path))
  }
  return loaded
}

/** @param {ReadonlyMap<string, string>} sources @param {string} path */
function importsOf(sources, path) {
  return moduleFacts(path, sources.get(path) ?? '').imports.flatMap(({ specifier, isType }) => {
    const found = isType ? undefined : resolveImport(path, specifier)
    return found === undefined ? [] : [found]
  })
}

/**
 * The screens that a module declares, with the modules that each loads: its component, its reads and those of its children without a title.
 * @param {string} path @param {string} source
 * @returns {{ title: string, loads: string[] }[]}
 */
function declaredScreens(path, source) {
  if (!source.includes('defineScreen')) return []
  const { module, program } = parseSync(path, source)
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value]),
    ),
  )
  /** @type {{ title: string, start: number, end: number, loads: string[] }[]} */
  const screens = []
  /** @type {{ start: number, specifier: string }[]} */
  const named = []
  new Visitor({
    CallExpression({ callee, arguments: [declaration], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineScreen') return
      if (declaration?.type !== 'ObjectExpression') return
      for (const member of declaration.properties) {
        if (member.type !== 'Property' || member.key.type !== 'Identifier' || member.key.name !== 'title') continue
        if (member.value.type !== 'Literal') continue
        screens.push({ title: String(member.value.value), start, end, loads: [] })
      }
    },
    ImportExpression({ source: { start, type }, source: from }) {
      if (type === 'Literal' && 'value' in from) named.push({ start, specifier: String(from.value) })
    },
    Identifier({ name, start }) {
      const specifier = imported.get(name)
      if (specifier !== undefined && name !== 'defineScreen') named.push({ start, specifier })
    },
  }).visit(program)
  for (const { start, specifier } of named) {
    const around = screens.filter((screen) => screen.start < start && start < screen.end)
    const innermost = around.toSorted((one, other) => other.start - one.start)[0]
    const found = resolveImport(path, specifier)
    if (found !== undefined) innermost?.loads.push(found)
  }
  return screens.map(({ title, loads }) => ({ title, loads }))
}

/** Functions that look for answers in the cache by the endpoint of the call, and make none. */
const cacheFunctions = new Set(['queryKeyStart'])

/** Whether a function only looks into the cache: one of the names above, or a method of `useApiCache`, which the code calls `cache`. @param {import('vite').ESTree.Expression | import('vite').ESTree.Super} callee */
const isOfCache = (callee) =>
  callee.type === 'Identifier'
    ? cacheFunctions.has(callee.name)
    : callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'cache'

/**
 * The endpoints that a module uses, such as 'gigs.list': members of an imported group in its code,
 * except those of which only a property is read, such as `gigs.list.reads`, and those by which an answer is found in the cache. The sign-in pages load their calls later
 * and choose one by its name, as an argument of `useAuthAction` or as `verify` and `resend` of a code.
 * @param {string} path @param {string} source
 */
function endpointsUsed(path, source) {
  const { module, program } = parseSync(path, source)
  /** @type {Map<string, string>} */
  const groups = new Map()
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!endpointModule.test(moduleRequest.value)) continue
    for (const { importName, localName, isType } of entries) {
      if (!isType && importName.kind === 'Name') groups.set(localName.value, importName.name ?? '')
    }
  }
  /** @type {Set<string>} */
  const used = new Set()
  /** @param {{ type: string, value?: unknown } | undefined} node */
  const addNamed = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') used.add(`auth.${node.value}`)
  }
  const isSignIn = path.startsWith('src/features/auth/')
  // A node is visited before what it contains, so that what its parent makes of an endpoint is known by then.
  /** @type {Set<unknown>} */
  const named = new Set()
  new Visitor({
    MemberExpression(member) {
      const { object, property, computed } = member
      named.add(object)
      if (named.has(member)) return
      const group = object.type === 'Identifier' ? groups.get(object.name) : undefined
      if (group !== undefined && !computed && property.type === 'Identifier') used.add(`${group}.${property.name}`)
    },
    CallExpression({ callee, arguments: args }) {
      const [first] = args
      if (isOfCache(callee)) args.forEach((argument) => named.add(argument))
      if (isSignIn && callee.type === 'Identifier' && callee.name === 'useAuthAction') addNamed(first)
    },
    Property({ key, value }) {
      if (isSignIn && key.type === 'Identifier' && (key.name === 'verify' || key.name === 'resend')) addNamed(value)
    },
  }).visit(program)
  return used
}

/** What belongs to no single screen: the frame around them, and the dialogs and tabs that the frame hands to more than one. */
export const sharedParts = 'shared parts'

/**
 * Which screens use each endpoint, by their titles, or 'shared parts'. A comment, an import that is not used and a file that no page loads use none.
 * @param {ReadonlyMap<string, string>} sources path → source
 * @returns {Map<string, Set<string>>} endpoint, such as 'gigs.list' → titles
 */
export function screenCalls(sources) {
  const screens = [...loadedFrom(sources, [entry])].flatMap((path) => declaredScreens(path, sources.get(path) ?? ''))
  const ofScreens = new Set(screens.flatMap(({ loads }) => loads))
  const frame = loadedFrom(sources, [entry], (path) => importsOf(sources, path).filter((next) => !ofScreens.has(next)))
  /** @type {Map<string, Set<string>>} */
  const found = new Map()
  /** @param {string} title @param {ReadonlySet<string>} modules */
  const add = (title, modules) => {
    for (const path of modules) {
      if (isDescription(path)) continue
      for (const endpoint of endpointsUsed(path, sources.get(path) ?? '')) {
        found.set(endpoint, (found.get(endpoint) ?? new Set()).add(title))
      }
    }
  }
  add(sharedParts, frame)
  for (const { title, loads } of screens) {
    add(title, loadedFrom(sources, loads))
  }
  return found
}
