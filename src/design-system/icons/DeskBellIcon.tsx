import { Icon, type IconProps } from './Icon.tsx'

export function DeskBellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 16a7.5 7.5 0 0 1 15 0Z" />
      <path d="M3 19h18M12 8.5V6M10 5.5h4" />
    </Icon>
  )
}
