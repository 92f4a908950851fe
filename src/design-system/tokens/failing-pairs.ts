import { contrastRatio } from './contrast.ts'
import { type PairKind, pairs, requiredRatio, resolveToken } from './pairs.ts'
import type { Theme } from './contract.ts'

/** The allowed pairs of a kind that a theme does not carry, each as a sentence. The same for every brand. */
export function failingPairs(theme: Theme, kind: PairKind): readonly string[] {
  return pairs
    .filter((pair) => pair.kind === kind)
    .map((pair) => ({ ...pair, ratio: contrastRatio(resolveToken(theme, pair.token), resolveToken(theme, pair.on)) }))
    .filter(({ ratio }) => ratio < requiredRatio[kind])
    .map(({ token, on, ratio }) => `${token} on ${on}: ${ratio.toFixed(2)} < ${requiredRatio[kind]}`)
}
