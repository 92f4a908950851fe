import { Icon, type IconProps } from './Icon.tsx'

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M4 12h16" />
      <path d="m13.5 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  )
}
