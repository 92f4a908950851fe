/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: readonly string[], css?: readonly string[] }} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest Vite's, by source module
 * @typedef {{ modules: readonly string[], js: number, css: number }} RouteBudget bytes as sent; `modules` are the lazy ones the route needs
 * @typedef {{ fonts: number, routes: Readonly<Record<string, RouteBudget>> }} Budgets
 * @typedef {{ name: string, kind: 'js' | 'css' | 'fonts', files: number, bytes: number, limit: number }} Row
 */

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
 * Measures each route and the fonts against their budgets.
 * @param {Manifest} manifest @param {Budgets} budgets
 * @param {readonly string[]} fonts files
 * @param {(file: string) => number} sizeOf the bytes sent for a file
 * @returns {Row[]}
 */
export function measure(manifest, budgets, fonts, sizeOf) {
  const total = (/** @type {readonly string[]} */ files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0)
  /** @type {Row[]} */
  const rows = Object.entries(budgets.routes).flatMap(([name, { modules, js, css }]) => {
    const files = filesOfRoute(manifest, modules)
    return [
      { name, kind: /** @type {const} */ ('js'), files: files.js.length, bytes: total(files.js), limit: js },
      { name, kind: /** @type {const} */ ('css'), files: files.css.length, bytes: total(files.css), limit: css },
    ]
  })
  return [
    ...rows,
    { name: 'every page', kind: 'fonts', files: fonts.length, bytes: total(fonts), limit: budgets.fonts },
  ]
}

/** One line of the table; kilobytes of 1,000 bytes. @param {Row} row */
export function rowText({ name, kind, files, bytes, limit }) {
  const kilobytes = (/** @type {number} */ value) => (value / 1000).toFixed(1).padStart(6)
  const verdict = bytes <= limit ? 'ok' : 'TOO LARGE'
  return `${name.padEnd(16)} ${kind.padEnd(5)} ${String(files).padStart(3)} files ${kilobytes(bytes)} kB of ${kilobytes(limit)} kB  ${verdict}`
}
