export { Inline, type InlineProps } from './Inline.tsx'
export {
  inlineAlignments,
  inlineJustifications,
  type InlineAlignment,
  type InlineJustification,
} from './Inline.variants.ts'
