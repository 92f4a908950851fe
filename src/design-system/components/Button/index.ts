export { Button, type ButtonProps } from './Button.tsx'
export {
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../private/ButtonBase/index.ts'
