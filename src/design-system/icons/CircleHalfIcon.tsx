import { Icon, type IconProps } from './Icon.tsx'

export function CircleHalfIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="M12 7a5 5 0 0 1 0 10Z" fill="currentColor" />
    </Icon>
  )
}
