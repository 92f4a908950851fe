import { Icon, type IconProps } from './Icon.tsx'

export function CreditCardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={2.75} y={5.5} width={18.5} height={13} rx={2.5} />
      <path d="M2.75 10h18.5" />
      <path d="M6.5 14.75H10" />
    </Icon>
  )
}
