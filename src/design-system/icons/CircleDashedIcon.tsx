import { Icon, type IconProps } from './Icon.tsx'

export function CircleDashedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={12} cy={12} r={9} strokeDasharray="3.4 3.669" />
    </Icon>
  )
}
