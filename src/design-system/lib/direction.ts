export const directions = ['ltr', 'rtl'] as const
/** The direction of writing: from left to right, or from right to left. */
export type Direction = (typeof directions)[number]

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as it would be where text runs from left to right: there ArrowRight goes on and ArrowLeft goes back. */
export const keyAlongLine = (key: string, direction: Direction): string =>
  direction === 'rtl' ? (opposite[key] ?? key) : key
