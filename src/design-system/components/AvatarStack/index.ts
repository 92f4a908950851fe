export {
  AvatarStack,
  avatarStackSizes,
  type AvatarStackProps,
  type AvatarStackSize,
  type StackedPerson,
} from './AvatarStack.tsx'
