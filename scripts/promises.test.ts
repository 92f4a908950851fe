import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'
import { isProofThere, proofsIn } from './lib/proofs.mjs'

const page = readFileSync(inRoot('docs/promises.md'), 'utf8')

const rows = [...page.matchAll(/^\| (.*?) \| (.*?) \| (.*) \|$/gm)]
  .map(([, sentence = '', file = '', proof = '']) => ({ sentence, file: file.replaceAll('`', ''), proof }))
  .filter(({ sentence }) => sentence !== 'sentence')

const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The words of a sentence that are the same for everybody: what stands between its placeholders. */
const fixedWords = (sentence: string) =>
  sentence
    .split(/\$?\{[^}]*\}|<[^>]*>/)
    .map((words) => words.trim())
    .filter((words) => /\w/.test(words))

/** Whether a source has the fixed words of a sentence, whatever its line breaks. */
function says(source: string, sentence: string): boolean {
  const text = oneSpace(source)
  const words = fixedWords(sentence)
  return words.length > 0 && words.every((part) => text.includes(part))
}

describe('docs/promises.md', () => {
  it('is a page of tables that can be read', () => {
    expect(rows.length).toBeGreaterThan(40)
    expect(page.split('›').length - 1).toBe(rows.flatMap(({ proof }) => proofsIn(proof)).length)
  })

  it('has only sentences that the product says in the named file', () => {
    const unsaid = rows.filter(
      ({ sentence, file }) => !existsSync(inRoot(file)) || !says(readFileSync(inRoot(file), 'utf8'), sentence),
    )
    expect(unsaid.map(({ sentence, file }) => `${file}: ${sentence}`)).toEqual([])
  })

  it('has a test or a story for every sentence, and each exists', () => {
    const unproven = rows.filter(({ proof }) => {
      const proofs = proofsIn(proof)
      return proofs.length === 0 || !proofs.every(isProofThere)
    })
    expect(unproven.map(({ sentence, proof }) => `${sentence}: ${proof}`)).toEqual([])
  })
})

describe('the search for a sentence', () => {
  it('finds its fixed words over line breaks, and no other words', () => {
    const source = 'text: `You get back\n      ${naira(kobo)} until <Day />.`'
    expect(says(source, 'You get back ${naira(kobo)} until <Day />.')).toBe(true)
    expect(says(source, 'You get back ${naira(kobo)} before <Day />.')).toBe(false)
    expect(says(source, '${naira(kobo)}')).toBe(false)
  })
})
