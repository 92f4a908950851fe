import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/**
 * A link to a test or story in a table of docs: `[file › name](../file)`.
 * @typedef {{ file: string, name: string, target: string }} Proof
 */

/**
 * Lists the links to tests and stories in a cell of a table.
 * @param {string} cell
 * @returns {Proof[]}
 */
export function proofsIn(cell) {
  return [...cell.matchAll(/\[([^\]]+?) › ([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(
    ([, file = '', name = '', target = '']) => ({ file, name, target }),
  )
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Tells whether a file's source has a story or a test of this name.
 * @param {string} file
 * @param {string} source
 * @param {string} name
 */
export function hasProof(file, source, name) {
  if (file.endsWith('.stories.tsx')) {
    return new RegExp(String.raw`^export const ${escaped(name)}: Story\b`, 'm').test(source)
  }
  const start = String.raw`(?:\b(?:it|describe|\w*[tT]est)(?:\.\w+)?|\))\(\s*`
  return new RegExp(`${start}(['"\`])${escaped(name).replaceAll("'", String.raw`\\?'`)}\\1`).test(source)
}

/**
 * Tells whether a link leads to a test or story that exists.
 * @param {Proof} proof
 */
export function isProofThere({ file, name, target }) {
  return file === target && existsSync(inRoot(file)) && hasProof(file, readFileSync(inRoot(file), 'utf8'), name)
}
