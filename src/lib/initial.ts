const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * First letter of a name as people see it, upper-cased, for a picture's fallback: 'ọlá' gives 'Ọ', a family emoji stays whole.
 * Empty for a blank name.
 */
export function initial(name: string): string {
  const [first] = graphemes.segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
