export { ButtonBase, type ButtonBehaviour } from './ButtonBase.tsx'
export * as buttonStyles from './ButtonBase.css.ts'
export {
  buttonClass,
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './ButtonBase.variants.ts'
