export { Text, textElements, type TextProps } from './Text.tsx'
export {
  textAlignments,
  textSizes,
  textTones,
  textWeights,
  type TextAlignment,
  type TextSize,
  type TextTone,
  type TextWeight,
} from './Text.variants.ts'
