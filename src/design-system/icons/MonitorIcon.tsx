import { Icon, type IconProps } from './Icon.tsx'

export function MonitorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={3} y={4.5} width={18} height={12} rx={2} />
      <path d="M12 16.5v4" />
      <path d="M8 20.5h8" />
    </Icon>
  )
}
