/** The payments for plans that are read: those of eight years, by the month. */
export const planPayments = { query: { type: 'subscription', limit: 100 } } as const
