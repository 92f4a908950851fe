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
  /** The movements lack amounts, or do not add up: no balances are shown rather than wrong ones. */
  | { kind: 'unknown'; lines: readonly StatementLine[] }

/** The effect of a movement on the wallet, in kobo: debits are negative. */
export const koboOf = ({ direction, amountKobo }: StatementLine) => (direction === 'debit' ? -amountKobo : amountKobo)

/** The label of a movement. */
export const movementLabel = ({ returned, description }: StatementLine) =>
  returned === true ? `Returned: ${description}` : description

/** The statement of all movements of a date range. It has balances only if the movements lead from the opening to the closing one. */
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
