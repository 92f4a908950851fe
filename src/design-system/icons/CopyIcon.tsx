import { Icon, type IconProps } from './Icon.tsx'

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={8.5} y={8.5} width={11.5} height={11.5} rx={2.5} />
      <path d="M15.5 8.5V6.5A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2" />
    </Icon>
  )
}
