export { Button, type ButtonProps } from './Button.tsx'
export {
  buttonFlushSides,
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonFlush,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../private/ButtonBase/index.ts'
