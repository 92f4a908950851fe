import { lazily } from './lazily.ts'

const graphemes = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/**
 * First grapheme of a name, upper-cased, for the fallback of an avatar: 'ọlá' gives 'Ọ', a family emoji stays whole.
 * Empty for a blank name.
 */
export function initial(name: string): string {
  const [first] = graphemes().segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
