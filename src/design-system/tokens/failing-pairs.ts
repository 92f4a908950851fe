import { contrastRatio } from './contrast.ts'
import { type PairKind, pairs, requiredRatio, resolveToken } from './pairs.ts'
import type { Theme } from './contract.ts'

/**
 * Returns the allowed pairs of a kind whose contrast a theme does not reach, each as a sentence. The rules are the same for every
 * brand.
 */
export function failingPairs(theme: Theme, kind: PairKind): readonly string[] {
  return pairs
    .filter((pair) => pair.kind === kind)
    .map((pair) => ({ ...pair, ratio: contrastRatio(resolveToken(theme, pair.token), resolveToken(theme, pair.on)) }))
    .filter(({ ratio }) => ratio < requiredRatio[kind])
    .map(({ token, on, ratio }) => `${token} on ${on}: ${ratio.toFixed(2)} < ${requiredRatio[kind]}`)
}
