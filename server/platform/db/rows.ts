/** The first row of a query; undefined where it has none. */
export async function firstRow<Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> {
  const [row] = await query
  return row
}

/** Whether a query has rows, such as those that a change returns. */
export const hasRows = async (query: PromiseLike<readonly unknown[]>): Promise<boolean> => (await query).length > 0
