import { parseSync, Visitor } from 'vite'
import { resolveImport } from './check-boundaries.mjs'
import { moduleFacts } from './module-facts.mjs'

/** The module from which the browser loads the app: everything that a route can show is reached from it. */
const entry = 'src/app/main.tsx'

const endpointModule = /(?:^|\/)contract\/endpoints\/[^/]+$/

/** Code that describes, answers or tests the calls, and makes none for a page. @param {string} path */
const isDescription = (path) => /^src\/api\/(?:contract|mocks)\//.test(path)

/** The modules that the app can load, by imports that are there when the code runs. @param {ReadonlyMap<string, string>} sources */
function loadedModules(sources) {
  /** @type {Set<string>} */
  const loaded = new Set()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path)
    if (source === undefined || loaded.has(path)) continue
    loaded.add(path)
    for (const { specifier, isType } of moduleFacts(path, source).imports) {
      const next = isType ? undefined : resolveImport(path, specifier)
      if (next !== undefined) waiting.push(next)
    }
  }
  return loaded
}

/**
 * The endpoints that a module uses, such as 'gigs.list': members of an imported group in its code. The sign-in pages load their calls later
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
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const group = object.type === 'Identifier' ? groups.get(object.name) : undefined
      if (group !== undefined && !computed && property.type === 'Identifier') used.add(`${group}.${property.name}`)
    },
    CallExpression({ callee, arguments: [first] }) {
      if (isSignIn && callee.type === 'Identifier' && callee.name === 'useAuthAction') addNamed(first)
    },
    Property({ key, value }) {
      if (isSignIn && key.type === 'Identifier' && (key.name === 'verify' || key.name === 'resend')) addNamed(value)
    },
  }).visit(program)
  return used
}

/**
 * Which loaded modules use each endpoint. A comment, an import that is not used and a file that no page loads use none.
 * @param {ReadonlyMap<string, string>} sources path → source
 * @returns {Map<string, Set<string>>} endpoint, such as 'gigs.list' → paths
 */
export function screenCalls(sources) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map()
  for (const path of loadedModules(sources)) {
    if (isDescription(path)) continue
    for (const endpoint of endpointsUsed(path, sources.get(path) ?? '')) {
      found.set(endpoint, (found.get(endpoint) ?? new Set()).add(path))
    }
  }
  return found
}
