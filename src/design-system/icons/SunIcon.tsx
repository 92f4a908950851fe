import { Icon, type IconProps } from './Icon.tsx'

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 2.75v2" />
      <path d="M12 19.25v2" />
      <path d="M2.75 12h2" />
      <path d="M19.25 12h2" />
      <path d="m5.46 5.46 1.42 1.42" />
      <path d="m17.12 17.12 1.42 1.42" />
      <path d="m5.46 18.54 1.42-1.42" />
      <path d="m17.12 6.88 1.42-1.42" />
    </Icon>
  )
}
