import { lazily } from '@/lib/lazily.ts'

export const avatarTints = ['tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6'] as const
export type AvatarTint = (typeof avatarTints)[number]

/** The same id always gets the same tint, on every device: FNV-1a over its characters. */
export function tintOf(id: string): AvatarTint {
  let hash = 0x811c9dc5
  for (const character of id) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return avatarTints[(hash >>> 0) % avatarTints.length] ?? 'tint1'
}

const letters = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** A letter that another letter, a space or the end follows: it has no marks. */
const plainLetter = /^[a-z](?![^\w\s])/i

/** The first letter of a name in upper case with all its marks ('ọ́' is one letter). Empty for an empty name. */
export function initialOf(name: string): string {
  const text = name.trim()
  // Nearly every name begins so, and the first use of a segmenter takes a slow phone 20 ms.
  if (plainLetter.test(text)) return text.charAt(0).toUpperCase()
  for (const { segment } of letters().segment(text)) return segment.toLocaleUpperCase('en')
  return ''
}
