import { Icon, type IconProps } from './Icon.tsx'

export function TrendUpIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="m4 16.5 5.5-5.5 4 4L20 8.5" />
      <path d="M14.5 8H20.5V14" />
    </Icon>
  )
}
