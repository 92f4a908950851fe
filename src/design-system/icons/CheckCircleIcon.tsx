import { Icon, type IconProps } from './Icon.tsx'

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="m8 12.4 2.75 2.75L16 9.75" />
    </Icon>
  )
}
