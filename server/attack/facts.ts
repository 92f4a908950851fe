import type { Fleet } from '../testing/ledger-run/fleet.ts'
import type { Fingerprint, LedgerFacts } from './judge.ts'

/** Reads the sums that `judgeLedger` checks, over every employer. */
export async function ledgerFacts({ query }: Pick<Fleet, 'query'>): Promise<LedgerFacts> {
  const [row] = await query<Record<keyof LedgerFacts, number>>(`select
    (select coalesce(sum(amount_kobo), 0) from ledger_entry)::float8 as "sumKobo",
    (select count(*) from (select from ledger_entry group by posting_id having sum(amount_kobo) <> 0) as unbalanced)::float8 as "unbalancedPostings",
    (select count(*) from ledger_account where balance_kobo < 0)::float8 as "negativeBalances",
    (select count(*) from ledger_account a where employer_id is not null
      and balance_kobo <> (select coalesce(sum(amount_kobo), 0) from ledger_entry e where e.account_id = a.id))::float8 as "wrongBalances",
    (select count(*) from gig g left join ledger_account a on a.kind = 'held' and a.gig_id = g.id
      where g.paid_kobo > 0 and g.paid_kobo <> coalesce(a.balance_kobo, 0) + g.released_kobo + g.refunded_kobo + g.fee_kobo + g.vat_kobo)::float8 as "wrongGigs"`)
  if (row === undefined) throw new Error('The database answers no sums')
  return row
}

/** Tables with a column `employer_id`. */
const ownedTables = ({ query }: Pick<Fleet, 'query'>) =>
  query<{ name: string; has_id: boolean }>(
    `select table_name as name, bool_or(column_name = 'id') as has_id from information_schema.columns
     where table_schema = 'public' group by table_name having bool_or(column_name = 'employer_id')`,
  )

/** Hashes all rows of an employer, by table. */
export async function fingerprintOf(fleet: Pick<Fleet, 'query'>, employerId: string): Promise<Fingerprint> {
  const sources = [
    ...(await ownedTables(fleet)).map(({ name }) => [name, `select t::text from ${name} t where employer_id = $1`]),
    ['employer', 'select t::text from employer t where id = $1'],
    [
      'ledger_entry',
      'select e::text from ledger_entry e join ledger_account a on a.id = e.account_id where a.employer_id = $1',
    ],
  ] as const
  const hashes = sources.map(async ([name, rows]) => {
    const [row] = await fleet.query<{ hash: string }>(
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(text, '|' order by text), '')) as hash from (${rows}) as t (text)`,
      [employerId],
    )
    return [name ?? '', row?.hash ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

/** The ids of an employer's rows by table, and the references of their payments. */
export async function idsOf(fleet: Pick<Fleet, 'query'>, employerId: string): Promise<ReadonlyMap<string, string[]>> {
  const ids = new Map<string, string[]>()
  const read = async (kind: string, statement: string) => {
    const rows = await fleet.query<{ id: string | null }>(statement, [employerId])
    const found = rows.flatMap(({ id }) => (id === null ? [] : [id]))
    if (found.length > 0) ids.set(kind, found)
  }
  for (const { name, has_id: hasId } of await ownedTables(fleet)) {
    if (hasId) await read(name, `select id::text from ${name} where employer_id = $1 order by 1`)
  }
  await read('reference', 'select reference as id from payment where employer_id = $1 order by 1')
  await read(
    'ref',
    `select client_reference as id from payment where employer_id = $1 and client_reference ~ '-' order by 1`,
  )
  return ids
}
