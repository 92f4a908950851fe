import { Icon, type IconProps } from './Icon.tsx'

export function MoreHorizontalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 12h.01" />
      <path d="M12 12h.01" />
      <path d="M18.5 12h.01" />
    </Icon>
  )
}
