export { ButtonBase, type ButtonBehaviour } from './ButtonBase.tsx'
export * as buttonStyles from './ButtonBase.css.ts'
export {
  buttonClass,
  buttonFlushSides,
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonFlush,
  type ButtonProminence,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './ButtonBase.variants.ts'
