/**
 * @typedef {{ type: 'chunk', fileName: string, code: string, isEntry: boolean, imports: readonly string[], viteMetadata?: { importedCss: ReadonlySet<string> } | undefined }} ChunkOutput
 * @typedef {{ type: 'asset', fileName: string, source: string | Uint8Array }} AssetOutput
 * @typedef {{ name: string, js: number, css: number, lazy: number }} Costs bytes as sent; `lazy` is what is fetched after the page
 */

/**
 * Computes what one component adds to a page that has only React: the files it needs to run, and those it loads lazily.
 * @param {string} name @param {readonly (ChunkOutput | AssetOutput)[]} output of a bundle of the component alone
 * @param {(content: string | Uint8Array) => number} bytesSent @returns {Costs}
 */
export function componentCosts(name, output, bytesSent) {
  const chunks = new Map(output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item]] : [])))
  const assets = new Map(output.flatMap((item) => (item.type === 'asset' ? [[item.fileName, item]] : [])))
  const initialFiles = new Set([...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  for (const file of initialFiles) {
    for (const imported of chunks.get(file)?.imports ?? []) if (chunks.has(imported)) initialFiles.add(imported)
  }
  const styles = new Set([...initialFiles].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))
  const sum = (/** @type {(string | Uint8Array)[]} */ contents) =>
    contents.reduce((bytes, content) => bytes + bytesSent(content), 0)
  const css = [...assets.values()].filter(({ fileName }) => fileName.endsWith('.css'))
  return {
    name,
    js: sum([...chunks.values()].filter(({ fileName }) => initialFiles.has(fileName)).map(({ code }) => code)),
    css: sum(css.filter(({ fileName }) => styles.has(fileName)).map(({ source }) => source)),
    lazy:
      sum([...chunks.values()].filter(({ fileName }) => !initialFiles.has(fileName)).map(({ code }) => code)) +
      sum(css.filter(({ fileName }) => !styles.has(fileName)).map(({ source }) => source)),
  }
}

const begin = '<!-- components: npm run measure:components writes this table -->'
const end = '<!-- components end -->'

/** Kilobytes of 1,000 bytes. @param {number} bytes */
const kilobytes = (bytes) => (bytes === 0 ? '–' : `${(bytes / 1000).toFixed(1)} kB`)

/**
 * Replaces the table between the two markers of the document, the most expensive component first.
 * @param {string} document @param {readonly Costs[]} costs
 */
export function withTable(document, costs) {
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document has lost its markers '${begin}' and '${end}'.`)
  const rows = costs.toSorted((a, b) => b.js + b.css - (a.js + a.css) || a.name.localeCompare(b.name))
  const table = [
    '| component | JavaScript | CSS | fetched later |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ name, js, css, lazy }) => `| ${name} | ${kilobytes(js)} | ${kilobytes(css)} | ${kilobytes(lazy)} |`),
  ]
  return `${document.slice(0, from)}${begin}\n\n${table.join('\n')}\n\n${document.slice(to)}`
}
