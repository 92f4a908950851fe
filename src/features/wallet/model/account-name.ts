import { foldText } from '@/design-system/lib/fold-text.ts'

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

/** The distinctive terms of a name, without accents, case, punctuation and legal forms. */
function distinctiveTerms(name: string): string[] {
  return (foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((term) => term.length > 1 && !forms.has(term))
}

/** The expected names of a bank account. */
export interface OwnNames {
  /** Empty where there is no business profile yet. */
  business: string
  person: readonly string[]
}

/**
 * Whether the name of a bank account plainly belongs to another owner: it shares no distinctive term with the name of the business nor with
 * the person's. False without a business to compare with.
 */
export function isUnlikeName(accountName: string, { business, person }: OwnNames): boolean {
  const account = new Set(distinctiveTerms(accountName))
  const businessTerms = distinctiveTerms(business)
  const expectedTerms = [...businessTerms, ...person.flatMap(distinctiveTerms)]
  return account.size > 0 && businessTerms.length > 0 && !expectedTerms.some((term) => account.has(term))
}
