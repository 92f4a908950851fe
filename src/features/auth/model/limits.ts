/** How long (ms) the sign-up code dialog may stay open before it leads back to sign-in (spec S9-2). */
export const dialogLifetime = 300_000

/** Number of digits of a code (spec S9-2). The contract's schema has the same number; it is too large to be loaded for the first render. */
export const codeDigits = 4
