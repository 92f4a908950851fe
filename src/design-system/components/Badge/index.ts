export { Badge, badgeTones, badgeVariants, type BadgeProps, type BadgeTone, type BadgeVariant } from './Badge.tsx'
