/**
 * The beginning of a text that has at most so many UTF-16 units, as the schemas count them. A character of several units, such as a family
 * emoji or a letter with its marks, is there as a whole or not at all.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  // Created here, because a slow phone takes some 20 ms for it, and few texts are cut.
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let end = 0
  // The text may be as long as a body; whether a character ends at the limit is known from the next one.
  for (const { index, segment } of graphemes.segment(text.slice(0, most + 2))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
