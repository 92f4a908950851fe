import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Beasties from 'beasties'
import { filesOfRoute } from './budget.mjs'
import { SetupError } from './fail.mjs'
import { inRoot } from './paths.mjs'
import { runTool } from './process.mjs'

/** The empty root of index.html with the start-up picture. */
const startingRoot = /<div id="root">(?<picture>[\s\S]*?)<\/div>\s*(?=<noscript>)/

/**
 * Who sees a page; the others see the start-up picture instead of it, until they are led to theirs. The start script has set the attribute before the
 * body is parsed.
 * @typedef {'everyone' | 'guest' | 'session'} ShownTo
 */

/** @param {'guest' | 'session'} others who sees the start-up picture instead of the page */
const choice = (others) =>
  `#start{display:none}[data-start=${others}] #start{display:block}[data-start=${others}] #root{display:none}`

/**
 * Completes index.html to the HTML of one page.
 * @param {string} index index.html as it was built
 * @param {{ path: string, title: string, markup: string, rules: string, shownTo: ShownTo, sheets: readonly string[] }} page `sheets`: the style sheets of its chunks
 * @param {string} fonts the `@font-face` rules: also the stand-ins of the same widths, so that nothing moves when the fonts arrive
 * @returns {string}
 */
export function pageDocument(index, { path, title, markup, rules, shownTo, sheets }, fonts) {
  const picture = startingRoot.exec(index)?.groups?.['picture']
  if (picture === undefined || !index.includes('<title>Marquee</title>')) {
    throw new Error('index.html has lost its root with the start-up picture, or its title')
  }
  const isForAll = shownTo === 'everyone'
  const start = isForAll ? '' : `<div id="start">${picture}</div>`
  const chosen = isForAll ? '' : choice(shownTo === 'guest' ? 'session' : 'guest')
  const links = sheets
    .filter((sheet) => !index.includes(`href="/${sheet}"`))
    .map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`)
  return index
    .replace(
      startingRoot,
      () => `${start}<div id="root" data-prerendered="${shownTo}" data-path="${path}">${markup}</div>\n    `,
    )
    .replace('<title>Marquee</title>', () => `<title>${title}</title>`)
    .replace('</head>', () => `${links.join('')}${styleElement(fonts + chosen + rules)}</head>`)
}

/** @param {string} rules */
const styleElement = (rules) => `<style>${rules}</style>`

/**
 * Puts the rules that a page's markup uses into the page, so that it can be painted without waiting for a file; the whole style sheet follows
 * at the end of the body.
 * @param {string} html @param {string} folder the built front end
 * @returns {Promise<string>}
 */
async function withOwnRules(html, folder) {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    preload: 'body',
    logLevel: 'warn',
    pruneSource: false,
    // The fonts and the choice of what is shown.
    reduceInlineStyles: false,
    // The theme is an attribute that the start script sets.
    allowRules: [/data-theme/],
  })
  return beasties.process(html)
}

/** The `@font-face` rules of the style sheets that a page links. @param {string} html @param {string} folder the built front end */
function fontFaces(html, folder) {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="(?<path>[^"]+)"/g)]
  const rules = sheets.map(({ groups }) => readFileSync(join(folder, groups?.['path'] ?? ''), 'utf8'))
  return rules.flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []).join('')
}

const customProperty = /(?<name>--[\w-]+):(?<value>[^;{}]*)(?:;|(?=\}))/g

/** The custom properties that a text reads. @param {string} text */
const readProperties = (text) =>
  [...text.matchAll(/var\(\s*(?<name>--[\w-]+)/g)].map(({ groups }) => groups?.['name'] ?? '')

/**
 * Takes the custom properties out that nothing on the page reads, directly or by another one: most tokens of both themes. The whole style sheet
 * brings them all.
 * @param {string} html @returns {string}
 */
export function withoutUnreadProperties(html) {
  /** @type {Map<string, string[]>} */
  const reads = new Map()
  for (const { groups } of html.matchAll(customProperty)) {
    const name = groups?.['name'] ?? ''
    reads.set(name, [...(reads.get(name) ?? []), ...readProperties(groups?.['value'] ?? '')])
  }
  const read = new Set(readProperties(html.replace(customProperty, '')))
  for (const name of read) for (const next of reads.get(name) ?? []) read.add(next)
  return html.replace(customProperty, (declaration, name) => (read.has(String(name)) ? declaration : ''))
}

/** The `style-src` sources of a page's style elements. @param {string} html */
export function styleHashes(html) {
  return [...html.matchAll(/<style>(?<rules>[\s\S]*?)<\/style>/g)].map(
    ({ groups }) =>
      `sha256-${createHash('sha256')
        .update(groups?.['rules'] ?? '')
        .digest('base64')}`,
  )
}

/**
 * Renders the public pages and the frame of the dashboard to HTML, one file each beside index.html, and allows their styles in `csp.json`. index.html gets the
 * rules of the start-up picture.
 * @param {string} folder the built front end
 * @throws {SetupError} when the pages cannot be built
 */
export async function prerender(folder) {
  const code = await runTool('vite', ['build', '--config', 'vite.prerender.config.ts', '--logLevel', 'warn'])
  if (code !== 0) throw new SetupError('The public pages could not be built; what Vite says about it stands above.')
  /** @type {{ prerenderedPages: readonly { path: string, shownTo: ShownTo, modules: readonly string[] }[], renderPage: (path: string) => Promise<{ title: string, markup: string, rules: string }> }} */
  const { prerenderedPages, renderPage } = await import(
    pathToFileURL(inRoot('.cache', 'prerender', 'prerender.mjs')).href
  )
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const fonts = fontFaces(index, folder)
  /** @type {string[]} */
  const hashes = []
  /** @param {string} document @param {string} file */
  const write = async (document, file) => {
    const html = withoutUnreadProperties(await withOwnRules(document, folder))
    writeFileSync(join(folder, file), html)
    hashes.push(...styleHashes(html))
  }
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  for (const page of prerenderedPages) {
    const sheets = filesOfRoute(manifest, page.modules).css
    const document = pageDocument(index, { ...page, sheets, ...(await renderPage(page.path)) }, fonts)
    await write(document, `${page.path.slice(1)}.html`)
  }
  // Any other page begins with the start-up picture.
  await write(
    index.replace('</head>', () => `${styleElement(fonts)}</head>`),
    'index.html',
  )
  const cspPath = join(folder, 'csp.json')
  /** @type {object} */
  const csp = JSON.parse(readFileSync(cspPath, 'utf8'))
  writeFileSync(cspPath, `${JSON.stringify({ ...csp, styleHashes: [...new Set(hashes)] })}\n`)
}
