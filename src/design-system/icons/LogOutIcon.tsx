import { Icon, type IconProps } from './Icon.tsx'

export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M14.5 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7.5" />
      <path d="M10.5 12h10" />
      <path d="m17 8.5 3.5 3.5-3.5 3.5" />
    </Icon>
  )
}
