import { longestDescription, shortestDescription } from '@/api/contract/limits.ts'

/** From this length on the characters that are left are counted. */
const nearlyFull = 1800

/** Props of the `Textarea` that count what is missing until the description is long enough, and near the end what is left. */
export function descriptionCount(text: string): { limit?: number; countLabel?: () => string } {
  // Spaces around the text do not count, as in its rule.
  const { length } = text.trim()
  const missing = shortestDescription - length
  if (length > 0 && missing > 0) {
    return {
      limit: text.length + missing,
      countLabel: () => `${missing} more ${missing === 1 ? 'character' : 'characters'}`,
    }
  }
  return text.length >= nearlyFull ? { limit: longestDescription } : {}
}
