/**
 * How much a table can do without a column, and the width of the table in rem from which it is shown. `low` is the first to go. A column
 * without a priority always stays.
 */
export const columnRoom = { high: 47, medium: 57, low: 69.5 } as const
export type ColumnPriority = keyof typeof columnRoom

/** The container query of a table with less room than a column of this priority needs. */
export const withoutRoomFor = (priority: ColumnPriority): string => `(width < ${columnRoom[priority]}rem)`

/** The container query of a table with room for the columns of a priority. */
export const withRoomFor = (priority: ColumnPriority): string => `(width >= ${columnRoom[priority]}rem)`
