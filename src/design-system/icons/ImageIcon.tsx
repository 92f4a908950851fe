import { Icon, type IconProps } from './Icon.tsx'

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="8.75" cy="9.75" r="1.5" />
      <path d="m4 17 4.5-4 3 2.5 3.5-3.5 5 4.5" />
    </Icon>
  )
}
