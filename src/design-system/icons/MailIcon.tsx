import { Icon, type IconProps } from './Icon.tsx'

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={3} y={5} width={18} height={14} rx={2.5} />
      <path d="M3.75 7.25 12 13l8.25-5.75" />
    </Icon>
  )
}
