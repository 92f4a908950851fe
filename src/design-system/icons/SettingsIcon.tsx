import { Icon, type IconProps } from './Icon.tsx'

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={15} cy={7.5} r={2.5} />
      <circle cx={9} cy={16.5} r={2.5} />
      <path d="M4 7.5h8.5" />
      <path d="M17.5 7.5H20" />
      <path d="M4 16.5h2.5" />
      <path d="M11.5 16.5H20" />
    </Icon>
  )
}
