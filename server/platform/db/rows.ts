/** The first row of a query; undefined where it has none. */
export async function firstRow<Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> {
  const [row] = await query
  return row
}

/** The first row of a query that must have one. @throws {Error} with a message that says what is missing */
export async function existingRow<Row>(query: PromiseLike<readonly Row[]>, missing: string): Promise<Row> {
  const row = await firstRow(query)
  if (row === undefined) throw new Error(missing)
  return row
}

/** Whether a query has rows, such as those that a change returns. */
export const hasRows = async (query: PromiseLike<readonly unknown[]>): Promise<boolean> => (await query).length > 0
