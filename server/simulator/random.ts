import { createHash } from 'node:crypto'

/** Seeded pseudo-random numbers. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number from `least` to `most`. */
  readonly between: (min: number, max: number) => number
  readonly chance: (probability: number) => boolean
  /** One of the keys, chosen by weight. */
  readonly weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K
  /** 32 hexadecimal digits as a UUID of version 4. */
  readonly uuid: () => string
}

/** Derives a seed for `randomFrom` from a text. */
export const seedOf = (text: string) => createHash('sha256').update(text, 'utf8').digest().readUInt32BE()

/** Generator mulberry32, sufficient for test operations and the simulator. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const entries = Object.entries<number>(weights)
      let remaining = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        remaining -= weight
        if (remaining < 0) return key as K
      }
      return entries[0]?.[0] as K
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
