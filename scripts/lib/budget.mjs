/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: readonly string[], css?: readonly string[] }} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest Vite's, by source module
 * @typedef {object} RouteBudget
 * @property {number} js bytes as sent
 * @property {number} scripts how many files of JavaScript
 * @property {number} css bytes as sent
 * @property {number} [requests] how many requests a first visit makes, which `e2e/screens.spec.ts` counts
 * @property {string} [inside] the screen that this one opens inside of, whose code the route loads too
 * @property {readonly string[]} [modules] what is loaded, of a row that is no declared screen
 * @typedef {object} Budgets
 * @property {number} fonts bytes as sent
 * @property {number} together bytes of JavaScript and style of all routes, added up
 * @property {Readonly<Record<string, RouteBudget>>} routes
 * @typedef {{ name: string, kind: 'js' | 'css' | 'fonts' | 'all', files: number, mostFiles?: number, bytes: number, limit: number }} Row
 * @typedef {import('./declared-screens.mjs').DeclaredScreen} DeclaredScreen
 */

/** How far a route's budget may be above what is measured, in bytes: what is saved stays saved. */
const mostSlack = 1000

/** How far the sum of all routes may grow, as a part of it, when a changed import groups modules into other chunks. */
const togetherSlack = 0.002

/**
 * The files a browser fetches until the given modules run: the entry's, theirs, and what both import statically.
 * @param {Manifest} manifest @param {readonly string[]} modules
 * @returns {{ js: string[], css: string[] }}
 * @throws {Error} when a module is no chunk of its own: the table then measures nothing
 */
export function filesOfRoute(manifest, modules) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  /** @type {Set<string>} */
  const seen = new Set()
  /** @type {Set<string>} */
  const js = new Set()
  /** @type {Set<string>} */
  const css = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (chunk === undefined) {
      throw new Error(
        `The build has no chunk for ${key}. Was it moved, or is it no longer loaded by a route of its own? Correct scripts/budgets.json.`,
      )
    }
    if (seen.has(key)) return
    seen.add(key)
    js.add(chunk.file)
    for (const style of chunk.css ?? []) css.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of [...entries, ...modules]) visit(key)
  return { js: [...js], css: [...css] }
}

/**
 * The modules that each row of the budget loads: every declared screen, and the rows that name their modules themselves.
 * @param {Budgets['routes']} routes @param {readonly DeclaredScreen[]} screens
 * @returns {Readonly<Record<string, readonly string[]>>}
 * @throws {Error} for a screen without a budget, and for a budget without a screen
 */
export function modulesByRoute(routes, screens) {
  const loadsOf = (/** @type {string} */ name) => screens.find(({ module }) => module === name)?.loads
  const missing = screens.filter(({ module }) => routes[module] === undefined).map(({ module }) => module)
  if (missing.length > 0) {
    throw new Error(`No budget for ${missing.join(', ')}. Add it: node scripts/check-budget.mjs --write`)
  }
  return Object.fromEntries(
    Object.entries(routes).map(([name, { inside, modules = loadsOf(name) }]) => {
      const around = inside === undefined ? [] : loadsOf(inside)
      if (modules === undefined || around === undefined) {
        throw new Error(
          `${name}: no route declares ${modules === undefined ? 'it' : inside}. Correct scripts/budgets.json.`,
        )
      }
      return [name, [...around, ...modules]]
    }),
  )
}

/**
 * Measures each route, all routes together and the fonts against their budgets.
 * @param {Manifest} manifest @param {Budgets} budgets @param {readonly DeclaredScreen[]} screens
 * @param {readonly string[]} fonts files
 * @param {(file: string) => number} sizeOf the bytes sent for a file
 * @returns {Row[]}
 */
export function measure(manifest, budgets, screens, fonts, sizeOf) {
  const total = (/** @type {readonly string[]} */ files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0)
  const modules = modulesByRoute(budgets.routes, screens)
  /** @type {Row[]} */
  const rows = Object.entries(budgets.routes).flatMap(([name, { js, scripts, css }]) => {
    const files = filesOfRoute(manifest, modules[name] ?? [])
    const script = { files: files.js.length, mostFiles: scripts, bytes: total(files.js), limit: js }
    return [
      { name, kind: /** @type {const} */ ('js'), ...script },
      { name, kind: /** @type {const} */ ('css'), files: files.css.length, bytes: total(files.css), limit: css },
    ]
  })
  const sumOf = (/** @type {'bytes' | 'files'} */ what) => rows.reduce((sum, row) => sum + row[what], 0)
  return [
    ...rows,
    { name: 'every page', kind: 'fonts', files: fonts.length, bytes: total(fonts), limit: budgets.fonts },
    {
      name: 'all of the above together',
      kind: 'all',
      files: sumOf('files'),
      bytes: sumOf('bytes'),
      limit: budgets.together,
    },
  ]
}

/** What is wrong with a row; undefined when nothing is. @param {Row} row */
export function complaint({ kind, files, mostFiles = files, bytes, limit }) {
  if (bytes > limit) return 'TOO LARGE'
  if (files > mostFiles) return `MORE THAN ${mostFiles} FILES`
  return (kind === 'js' || kind === 'css') && limit - bytes > mostSlack ? 'BUDGET TOO WIDE' : undefined
}

/**
 * The budgets with what was measured, rounded up; a screen without a budget gets one.
 * @param {Budgets} budgets @param {readonly DeclaredScreen[]} screens
 * @param {(budgets: Budgets) => readonly Row[]} measured
 * @returns {Budgets}
 */
export function tightened(budgets, screens, measured) {
  const none = { js: 0, scripts: 0, css: 0 }
  const names = new Set([
    ...screens.map(({ module }) => module),
    ...Object.keys(budgets.routes).filter((name) => budgets.routes[name]?.modules !== undefined),
  ])
  const all = {
    ...budgets,
    routes: Object.fromEntries([...names].map((name) => [name, { ...none, ...budgets.routes[name] }])),
  }
  const roundUp = (/** @type {number} */ bytes) => Math.ceil((bytes + 200) / 100) * 100
  for (const { name, kind, files, bytes } of measured(all)) {
    if (kind === 'all') all.together = roundUp(bytes * (1 + togetherSlack))
    const route = all.routes[name]
    if (route === undefined) continue
    if (kind === 'js') Object.assign(route, { js: roundUp(bytes), scripts: files })
    if (kind === 'css') route.css = roundUp(bytes)
  }
  return all
}

/**
 * What to do about rows that fail; undefined when none does.
 * @param {readonly Row[]} rows
 */
export function advice(rows) {
  if (rows.every((row) => complaint(row) === undefined)) return undefined
  return rows.some((row) => row.kind === 'all' && complaint(row) !== undefined)
    ? 'The product sends more than before: find what a screen imports now that it does not need first.'
    : 'All screens together send no more than before: modules are grouped into other chunks. Record it: node scripts/check-budget.mjs --write'
}

/** One line of the table; kilobytes of 1,000 bytes. @param {Row} row */
export function rowText(row) {
  const { name, kind, files, bytes, limit } = row
  const kilobytes = (/** @type {number} */ value) => (value / 1000).toFixed(1).padStart(6)
  return `${name.padEnd(52)} ${kind.padEnd(5)} ${String(files).padStart(3)} files ${kilobytes(bytes)} kB of ${kilobytes(limit)} kB  ${complaint(row) ?? 'ok'}`
}
