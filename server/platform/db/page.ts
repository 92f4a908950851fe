import { count, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'

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

/** What a page is of: the employer's rows that match all filters which are not undefined, in an order. */
export interface PageSelection<Filters, Sort> {
  readonly employerId: string | Placeholder
  readonly filters: Partial<Filters>
  readonly sort: Sort
}

/** A statement that reads a page, and can be prepared. */
interface PageStatement<Rows> extends PromiseLike<Rows> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Rows> }
}

/**
 * The reader of a list's pages. The page of all rows, which most calls ask for, is a prepared statement for each order.
 * @param name of the list in the names of its prepared statements
 * @param statement the statement of a page
 */
export function pageReader<Filters extends object, Sort extends string, Rows>(
  name: string,
  sorts: readonly Sort[],
  statement: (db: Reader, selection: PageSelection<Filters, Sort>, range: PageRange) => PageStatement<Rows>,
) {
  const range = { limit: sql.placeholder('limit'), skip: sql.placeholder('skip') }
  const employer = sql.placeholder('employerId')
  const unfiltered = new Map(
    sorts.map((sort) => [
      sort,
      prepared((db) => statement(db, { employerId: employer, filters: {}, sort }, range).prepare(`${name}_${sort}`)),
    ]),
  )
  return (
    db: Database,
    { employerId, filters, sort }: PageSelection<Filters, Sort> & { readonly employerId: string },
    { limit, skip }: Readonly<Record<'limit' | 'skip', number>>,
  ): PromiseLike<Rows> => {
    const isFiltered = Object.values(filters).some((value) => value !== undefined)
    const all = isFiltered ? undefined : unfiltered.get(sort)
    return all === undefined
      ? statement(db, { employerId, filters, sort }, { limit, skip })
      : all(db).execute({ employerId, limit, skip })
  }
}
