import { Icon, type IconProps } from './Icon.tsx'

export function TrendDownIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="m4 7.5 5.5 5.5 4-4 6.5 6.5" />
      <path d="M14.5 16H20.5V10" />
    </Icon>
  )
}
