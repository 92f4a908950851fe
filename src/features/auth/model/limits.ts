/** How long (ms) the sign-up code dialog may stay open before it leads back to sign-in (section 9). */
export const dialogLifetime = 300_000

/** Number of digits of a code (section 9). The contract's schema says the same; it is too heavy to be there at the first render. */
export const codeDigits = 4
