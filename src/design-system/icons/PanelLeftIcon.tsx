import { Icon, type IconProps } from './Icon.tsx'

export function PanelLeftIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <rect x={3.5} y={4.5} width={17} height={15} rx={2.5} />
      <path d="M9.25 4.5v15" />
    </Icon>
  )
}
