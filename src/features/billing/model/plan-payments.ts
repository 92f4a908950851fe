/** How many payments for plans are read: those of eight years of monthly billing. */
export const planPayments = { query: { type: 'subscription', limit: 100 } } as const
