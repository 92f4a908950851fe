import { expect, test } from 'vitest'
import { bannedTerms, findBannedTerms, productCopy } from './language.mjs'

test('finds a banned term with its line and the term to use', () => {
  expect(findBannedTerms('const a = 1\n// The payment was given up.\n')).toEqual([
    { line: 2, found: 'given up', use: 'abandon, or stop' },
  ])
})

test('finds a term that a line break of a comment divides', () => {
  const source = '/**\n * Both are sent at\n * once.\n */\n'
  expect(findBannedTerms(source).map(({ line, found }) => `${line} ${found}`)).toEqual(['2 at once'])
})

test('leaves words alone that only contain a term', () => {
  expect(findBannedTerms('amended, recommendation, renewal, whoeverything')).toEqual([])
})

test('leaves the copy of the product alone, but not the same words elsewhere', () => {
  expect(findBannedTerms(productCopy.map((copy) => `'${copy}'`).join('\n'))).toEqual([])
  expect(findBannedTerms('// Told at once and twice')).toHaveLength(1)
})

test('names for each term what to say', () => {
  for (const { use } of bannedTerms) expect(use).not.toBe('')
})
