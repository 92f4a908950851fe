import { Icon, type IconProps } from './Icon.tsx'

export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="6" width="12.5" height="12" rx="2" />
      <path d="m15.5 10.5 5.5-3v9l-5.5-3" />
    </Icon>
  )
}
