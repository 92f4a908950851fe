import { Icon, type IconProps } from './Icon.tsx'

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9.5a1 1 0 0 1 1-1Z" />
      <circle cx="12" cy="13" r="3.5" />
    </Icon>
  )
}
