import { Icon, type IconProps } from './Icon.tsx'

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={3.5} y={4.5} width={17} height={15} rx={2.5} />
      <path d="M3.5 9.5h17M9.5 9.5v10" />
    </Icon>
  )
}
