import { Icon, type IconProps } from './Icon.tsx'

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x={3.5} y={7.5} width={17} height={12} rx={2.5} />
      <path d="M17.5 7.5V5.6a1.5 1.5 0 0 0-1.8-1.5L5 6.4a2 2 0 0 0-1.5 1.9" />
      <path d="M20.5 11.5h-4a2 2 0 0 0 0 4h4" />
    </Icon>
  )
}
