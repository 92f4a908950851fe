import { Icon, type IconProps } from './Icon.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={3.5} y={5.5} width={17} height={15} rx={2.5} />
      <path d="M3.5 10.25h17" />
      <path d="M8 3.5v4" />
      <path d="M16 3.5v4" />
    </Icon>
  )
}
