import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** Folders whose code cites the documents of this repository. */
const folders = ['src', 'server', 'stories', 'e2e', 'scripts', '.storybook']

/** One or more ids of rows, such as S4-3, R-15 or P-money-2. */
const rowId = String.raw`(?:S\d+-\d+|R-\d+|P-[a-z]+(?:-[a-z]+)*-\d+)`
const specCitation = new RegExp(String.raw`\bspec (${rowId}(?:(?:, | and | to )${rowId})*)`, 'g')
const docCitation = /\bdocs\/[\w./-]*\w\.md(?:#[\w-]+)?/g

/** Matches an id of docs/spec-coverage.md from its first to its last character. */
export const wellFormedId = new RegExp(`^${rowId}$`)

/** @param {string} text white space, and the marks of comment lines, count as one space each */
const flat = (text) => text.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ')

/**
 * Finds the rows of docs/spec-coverage.md that a text cites as `(spec S4-3)`.
 * @param {string} text
 */
export function findSpecCitations(text) {
  if (!text.includes('spec')) return []
  return [...flat(text).matchAll(specCitation)].flatMap(([, ids = '']) => ids.split(/, | and | to /))
}

/**
 * Finds the documents that a text cites by path, with their anchors.
 * @param {string} text
 */
export function findDocCitations(text) {
  if (!text.includes('docs/')) return []
  return [...flat(text).matchAll(docCitation)].map(([cited]) => {
    const [path = '', anchor] = cited.split('#')
    return { cited, path, anchor }
  })
}

/**
 * Lists the anchors of a Markdown document as GitHub makes them of its headings.
 * @param {string} markdown
 */
export function anchorsOf(markdown) {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Reads every source file that may cite a document. @returns {{ path: string, text: string }[]} */
export function readCitingFiles() {
  return folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[cm]?[jt]sx?|html|md|sql)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') })),
  )
}
