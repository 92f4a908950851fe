import { type Client, escapeIdentifier } from 'pg'
import type { LedgerTotals } from './manifest.ts'

/** A table with the columns that are copied: all but generated ones, in their order. */
export interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
}

/** A table's name for a statement. */
export const tableName = (name: string) => `public.${escapeIdentifier(name)}`

/** Tables and sequences that belong to an extension are not Marquee's. */
const notOfExtension = `not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** The tables of Marquee, by name. */
export async function readTables(client: Client): Promise<readonly TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${notOfExtension}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

/** The names of the sequences of Marquee. */
export async function readSequences(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${notOfExtension} order by c.relname`)
  return rows.map(({ name }) => name)
}

/** The indexes that belong to no constraint, with the statements that create them. */
export async function readIndexes(client: Client): Promise<readonly { name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select c.relname::text as name, pg_get_indexdef(c.oid) as definition from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and ${notOfExtension}
      and not exists (select from pg_constraint k where k.conindid = c.oid)`)
  return rows
}

/** Whether a database has no tables, views or sequences of anybody. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${notOfExtension}
    limit 1`)
  return rowCount === 0
}

/** The tables, each after those that its foreign keys refer to. @throws {Error} for a cycle of foreign keys */
export async function sortByReferences(
  client: Client,
  tables: readonly TableColumns[],
): Promise<readonly TableColumns[]> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select f.relname::text as from, t.relname::text as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`)
  const sorted: TableColumns[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name))
    const ready = [...waiting].filter(({ name }) => !rows.some(({ from, to }) => from === name && names.has(to)))
    if (ready.length === 0) throw new Error(`The foreign keys of ${[...names].join(', ')} form a cycle`)
    for (const table of ready) waiting.delete(table)
    sorted.push(...ready)
  }
  return sorted
}

/** The sums of the ledger; undefined without one, as in the first version. All are zero in a ledger without errors. */
export async function readLedger(client: Client): Promise<LedgerTotals | undefined> {
  const { rows: tables } = await client.query<{ isPresent: boolean }>(
    `select to_regclass('public.ledger_entry') is not null as "isPresent"`,
  )
  if (tables[0]?.isPresent !== true) return undefined
  // PostgreSQL 15 and earlier need a name for each subquery in FROM.
  const { rows } = await client.query<LedgerTotals>(`
    select
      (select coalesce(sum(amount_kobo), 0)::text from public.ledger_entry) as "sumKobo",
      (select count(*)::int from (select from public.ledger_entry group by posting_id having sum(amount_kobo) <> 0) unbalanced) as "unbalancedPostings",
      (select count(*)::int from public.ledger_account a
        left join (select account_id, sum(amount_kobo) as kobo from public.ledger_entry group by account_id) e on e.account_id = a.id
        where a.employer_id is not null and a.balance_kobo <> coalesce(e.kobo, 0)) as "wrongBalances"`)
  return rows[0]
}
