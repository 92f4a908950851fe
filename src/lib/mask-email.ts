/**
 * An email address with most of its local part hidden: the first three characters, asterisks for the rest, then the domain.
 * A local part of three characters or fewer shows one character (spec S2-19, R-13).
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = Array.from(at === -1 ? email : email.slice(0, at))
  const shown = local.length > 3 ? 3 : 1
  const hidden = Math.max(local.length - shown, 1)
  return `${local.slice(0, shown).join('')}${'*'.repeat(hidden)}${at === -1 ? '' : email.slice(at)}`
}
