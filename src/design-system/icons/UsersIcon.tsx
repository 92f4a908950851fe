import { Icon, type IconProps } from './Icon.tsx'

export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx={9} cy={8.5} r={3.5} />
      <path d="M2.75 19.5c.5-3.5 2.9-5.5 6.25-5.5s5.75 2 6.25 5.5" />
      <path d="M15.5 5.25a3.5 3.5 0 0 1 0 6.5" />
      <path d="M17.75 14.4c2 .7 3.25 2.5 3.5 5.1" />
    </Icon>
  )
}
