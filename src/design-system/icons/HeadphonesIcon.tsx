import { Icon, type IconProps } from './Icon.tsx'

export function HeadphonesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16v-3a8 8 0 0 1 16 0v3" />
      <rect x="4" y="14" width="4" height="6" rx="1.5" />
      <rect x="16" y="14" width="4" height="6" rx="1.5" />
    </Icon>
  )
}
