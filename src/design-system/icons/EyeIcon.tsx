import { Icon, type IconProps } from './Icon.tsx'

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12C4.5 7.5 8 5.25 12 5.25S19.5 7.5 21.5 12c-2 4.5-5.5 6.75-9.5 6.75S4.5 16.5 2.5 12Z" />
      <circle cx={12} cy={12} r={3} />
    </Icon>
  )
}
