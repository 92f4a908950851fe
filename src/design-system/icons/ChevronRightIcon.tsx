import { Icon, type IconProps } from './Icon.tsx'

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  )
}
