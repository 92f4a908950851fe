import { Icon, type IconProps } from './Icon.tsx'

export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={3.5} y={7.5} width={17} height={12} rx={2.5} />
      <path d="M8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5" />
      <path d="M3.5 12.5h17" />
    </Icon>
  )
}
