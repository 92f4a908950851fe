import { Icon, type IconProps } from './Icon.tsx'

export function DotIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={12} cy={12} r={5} fill="currentColor" stroke="none" />
    </Icon>
  )
}
