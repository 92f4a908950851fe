import { Icon, type IconProps } from './Icon.tsx'

export function AlertCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="M12 7.5v5" />
      <path d="M12 16.25h.01" />
    </Icon>
  )
}
