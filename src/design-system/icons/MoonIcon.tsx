import { Icon, type IconProps } from './Icon.tsx'

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.2A8.25 8.25 0 1 1 9.8 4 6.5 6.5 0 0 0 20 14.2Z" />
    </Icon>
  )
}
