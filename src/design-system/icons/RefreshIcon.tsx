import { Icon, type IconProps } from './Icon.tsx'

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 11a8 8 0 0 0-14.3-4L4 8.75" />
      <path d="M4 4.5v4.25h4.25" />
      <path d="M4 13a8 8 0 0 0 14.3 4l1.7-1.75" />
      <path d="M20 19.5v-4.25h-4.25" />
    </Icon>
  )
}
