/** The fewest and the most characters of a description (docs/product/messages.md). */
const shortest = 50
const longest = 2000

/** From this length on the characters that are left are counted. */
const nearlyFull = 1800

/** Props of the `Textarea` that count what is missing until the description is long enough, and near the end what is left. */
export function descriptionCount(text: string): { limit?: number; countLabel?: () => string } {
  // Spaces around the text do not count, as in its rule.
  const { length } = text.trim()
  const missing = shortest - length
  if (length > 0 && missing > 0) {
    return {
      limit: text.length + missing,
      countLabel: () => `${missing} more ${missing === 1 ? 'character' : 'characters'}`,
    }
  }
  return text.length >= nearlyFull ? { limit: longest } : {}
}
