import { Icon, type IconProps } from './Icon.tsx'

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={5} y={3.5} width={14} height={17} rx={2} />
      <path d="M10 20.5v-4h4v4" />
      <path d="M9.25 8h.01" />
      <path d="M14.75 8h.01" />
      <path d="M9.25 12h.01" />
      <path d="M14.75 12h.01" />
    </Icon>
  )
}
