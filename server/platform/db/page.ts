import { count, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Where a page begins and how long it is: values, or placeholders of a prepared statement. */
export type PageRange = Readonly<Record<'limit' | 'skip', number | Placeholder>>

type Reader = Pick<Database, 'select'>

/** The ids of the rows of a page, for the statement that reads the page to join. An index suffices for them: the rows before the page are not read. */
export const idsOfPage = (
  db: Reader,
  table: PgTable & { readonly id: PgColumn },
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, skip }: PageRange,
) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip)
    .as('page')

/**
 * The number of matches, for the statement that reads a page to begin with: a statement reads one snapshot, so that both agree, and the number is there
 * also when the page is empty.
 * @param name of the number in the statement, which may have several
 */
export const countOf = (db: Reader, table: PgTable, where: SQL | undefined, name = 'total') =>
  db
    .select({ count: count().as(name) })
    .from(table)
    .where(where)
    .as(name)
