import { Icon, type IconProps } from './Icon.tsx'

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h16" />
      <path d="M6.5 16v-4M12 16V5M17.5 16V9" />
    </Icon>
  )
}
