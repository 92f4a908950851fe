/**
 * Puts rows that were taken out of a list back to their places. Rows that were added or taken out since stay so.
 * @param before the list that they were taken out of
 * @param wasTaken which rows of it are put back
 */
export function putBack<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  idOf: (row: Row) => string,
  wasTaken: (row: Row) => boolean,
): Row[] {
  const left = new Map(rows.map((row) => [idOf(row), row]))
  const known = new Set(before.map(idOf))
  const added = rows.filter((row) => !known.has(idOf(row)))
  return [...added, ...before.flatMap((row) => left.get(idOf(row)) ?? (wasTaken(row) ? [row] : []))]
}
