/** Legal forms, which a company's name ends with and the bank's version often omits. */
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

/** The distinctive words of a name, without accents, case, punctuation and legal forms. */
function distinctiveWords(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !forms.has(word))
}

/**
 * Whether the name of a bank account plainly belongs to another owner: it shares no distinctive word with any of the expected names, the
 * business's and the person's. False without a name to compare with.
 */
export function isUnlikeName(accountName: string, names: readonly string[]): boolean {
  const account = new Set(distinctiveWords(accountName))
  const expectedWords = names.flatMap(distinctiveWords)
  return account.size > 0 && expectedWords.length > 0 && !expectedWords.some((word) => account.has(word))
}
