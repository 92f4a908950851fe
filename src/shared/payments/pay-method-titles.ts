/** The two ways to pay, as every choice between them names them: for a Gig and for a plan. */
export const payMethodTitles = { wallet: 'Pay from wallet', checkout: 'Pay on the payment page' } as const
