import { Icon, type IconProps } from './Icon.tsx'

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M20 12H4" />
      <path d="M10.5 5.5 4 12l6.5 6.5" />
    </Icon>
  )
}
