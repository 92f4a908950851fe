import type { StatementLine, WalletStatement } from '@/api/contract/schemas/statement.ts'

export type Statement =
  | {
      kind: 'known'
      lines: readonly StatementLine[]
      openingKobo: number
      creditsKobo: number
      debitsKobo: number
      closingKobo: number
    }
  /** What is there does not say, or does not add up: nothing is said rather than something wrong. */
  | { kind: 'unknown'; lines: readonly StatementLine[] }

/** What a movement did to the wallet, in kobo: negative is what went out. */
export const koboOf = ({ direction, amountKobo }: StatementLine) => (direction === 'debit' ? -amountKobo : amountKobo)

/** What a movement is called. */
export const wordsOf = ({ returned, description }: StatementLine) =>
  returned === true ? `Returned: ${description}` : description

/** The statement of all movements of some days. Its balances are told only if the movements lead from the first to the last of them. */
export function statementOf({ lines, openingKobo, closingKobo }: Omit<WalletStatement, 'totalLine'>): Statement {
  const creditsKobo = sum(lines, (kobo) => kobo > 0)
  const debitsKobo = sum(lines, (kobo) => kobo < 0)
  if (typeof openingKobo !== 'number' || typeof closingKobo !== 'number') return { kind: 'unknown', lines }
  const areExact = [openingKobo, creditsKobo, debitsKobo, closingKobo].every(Number.isSafeInteger)
  if (!areExact || openingKobo + creditsKobo + debitsKobo !== closingKobo) return { kind: 'unknown', lines }
  return { kind: 'known', lines, openingKobo, creditsKobo, debitsKobo, closingKobo }
}

const sum = (lines: readonly StatementLine[], isMeant: (kobo: number) => boolean) =>
  lines
    .map(koboOf)
    .filter(isMeant)
    .reduce((total, kobo) => total + kobo, 0)
