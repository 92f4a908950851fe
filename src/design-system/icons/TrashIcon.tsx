import { Icon, type IconProps } from './Icon.tsx'

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6.5h15" />
      <path d="M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5" />
      <path d="m6.25 6.5.8 12.1a2 2 0 0 0 2 1.9h5.9a2 2 0 0 0 2-1.9l.8-12.1" />
      <path d="M10 10.75v5.5" />
      <path d="M14 10.75v5.5" />
    </Icon>
  )
}
