import { expect, it } from 'vitest'
import { sentence } from './sentence.ts'

it.each([
  ['Wedding photographer', 'Wedding photographer.'],
  ['Bring the whole crew!', 'Bring the whole crew!'],
  ['Who plays?', 'Who plays?'],
  ['Drinks etc.', 'Drinks etc.'],
  ['To be continued…', 'To be continued…'],
  ['The “crew!”', 'The “crew!”.'],
])('%s is the sentence %s', (text, expected) => expect(sentence(text)).toBe(expected))
