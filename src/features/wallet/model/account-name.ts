/** What a company's name ends with and a bank's often does not. */
const forms = new Set([
  'ltd',
  'limited',
  'plc',
  'nig',
  'nigeria',
  'enterprise',
  'enterprises',
  'ent',
  'company',
  'co',
  'and',
  'the',
  'global',
  'services',
  'ventures',
])

/** The words that tell one name from another, without accents, case, marks and legal forms. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !forms.has(word))
}

/**
 * Whether the name of a bank account is plainly somebody else's: it shares no telling word with any of the names it could have, the
 * business's and the person's. Without a name to compare with nothing is said.
 */
export function isUnlikeName(accountName: string, names: readonly string[]): boolean {
  const account = new Set(wordsOf(accountName))
  const known = names.flatMap(wordsOf)
  return account.size > 0 && known.length > 0 && !known.some((word) => account.has(word))
}
