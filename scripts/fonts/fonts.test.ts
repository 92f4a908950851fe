import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Font, openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import {
  combiningMarks,
  displayCharacters,
  interfaceCharacters,
  interfaceSymbols,
  nigerianLetters,
} from './characters.ts'

const sourceFolder = path.join(import.meta.dirname, '../../src')
const fontFolder = path.join(sourceFolder, 'design-system/fonts')

/** The limit of both files together, in bytes; brand.md allows 90 kB on a first visit. */
const budget = 75_000

const bytesOf = (name: string): Promise<Buffer> => readFile(path.join(fontFolder, name))

const open = (name: string) => openSync(path.join(fontFolder, name)) as Font

const missingIn = (font: Font, characters: Iterable<string>): string[] =>
  [...new Set(characters)].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/**
 * Characters beyond ASCII in the product's own code; comments, tests and the mocks (whose texts are meant to be odd) do not count.
 */
async function charactersOfTheInterface(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const files = await readdir(sourceFolder, { recursive: true })
  const shipped = files.filter(
    (name) => /(?<!\.test|\.test-d)\.tsx?$/.test(name) && !name.startsWith(path.join('api', 'mocks')),
  )
  for (const file of shipped) {
    const source = await readFile(path.join(sourceFolder, file), 'utf8')
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    for (const character of code.match(/[^\p{ASCII}]/gu) ?? []) found.set(character, file)
  }
  return found
}

const inter = open('inter.woff2')
const bricolage = open('bricolage.woff2')

describe('the interface face', () => {
  it('contains the Naira sign, the letters of Yoruba, Igbo and Hausa, and their tone marks', () => {
    expect(missingIn(inter, `₦${nigerianLetters}${combiningMarks}`)).toEqual([])
  })

  it('contains every symbol of the interface', () => {
    expect(missingIn(inter, interfaceSymbols)).toEqual([])
    expect(missingIn(inter, interfaceCharacters)).toEqual([])
  })

  it('contains every character that appears in the code of the product', async () => {
    const used = await charactersOfTheInterface()
    const missing = missingIn(inter, used.keys()).map((character) => `${character} in ${used.get(character)}`)
    expect(missing).toEqual([])
  })

  it('varies in weight and has tabular figures, kerning and mark positioning', () => {
    expect(Object.keys(inter.variationAxes)).toEqual(['wght'])
    expect(inter.availableFeatures).toEqual(expect.arrayContaining(['tnum', 'kern', 'mark', 'mkmk', 'ccmp']))
  })

  it('contains no other characters', () => {
    expect(inter.hasGlyphForCodePoint(0x04_16)).toBe(false)
  })
})

it('contains, in the display face, every character that headlines use', () => {
  expect(missingIn(bricolage, displayCharacters)).toEqual([])
})

it('keeps both files together within the budget', async () => {
  const files = await Promise.all(['inter.woff2', 'bricolage.woff2'].map(bytesOf))
  expect(files.reduce((sum, file) => sum + file.byteLength, 0)).toBeLessThanOrEqual(budget)
})
