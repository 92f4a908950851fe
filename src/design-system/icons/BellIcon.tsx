import { Icon, type IconProps } from './Icon.tsx'

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 10a6 6 0 0 1 12 0c0 3.75 1 5.5 2 6.75H4C5 15.5 6 13.75 6 10Z" />
      <path d="M9.75 20a2.5 2.5 0 0 0 4.5 0" />
    </Icon>
  )
}
