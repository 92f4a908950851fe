import { Icon, type IconProps } from './Icon.tsx'

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="M12 11.25v5" />
      <path d="M12 7.75h.01" />
    </Icon>
  )
}
