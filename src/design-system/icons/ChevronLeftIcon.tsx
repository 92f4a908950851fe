import { Icon, type IconProps } from './Icon.tsx'

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  )
}
