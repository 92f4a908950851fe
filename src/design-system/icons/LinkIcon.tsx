import { Icon, type IconProps } from './Icon.tsx'

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 14a4.25 4.25 0 0 0 6.2.2l2.9-2.9a4.25 4.25 0 0 0-6-6L11.9 6.4" />
      <path d="M14 10a4.25 4.25 0 0 0-6.2-.2l-2.9 2.9a4.25 4.25 0 0 0 6 6l1.2-1.1" />
    </Icon>
  )
}
