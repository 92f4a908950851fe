/** So many of the last transactions. */
export const recentQuery = { query: { limit: 10 } } as const
