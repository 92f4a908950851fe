export { Avatar, avatarShapes, avatarSizes, type AvatarProps, type AvatarShape, type AvatarSize } from './Avatar.tsx'
export { avatarTints, initialOf, tintOf, type AvatarTint } from './tint.ts'
