/** How many of the last transactions are read. */
export const recentQuery = { query: { limit: 10 } } as const
