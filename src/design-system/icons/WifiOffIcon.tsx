import { Icon, type IconProps } from './Icon.tsx'

export function WifiOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 3.5 17 17" />
      <path d="M12 19.25h.01" />
      <path d="M8.75 15.6a4.9 4.9 0 0 1 5.4-.6" />
      <path d="M5.5 12.2a9.6 9.6 0 0 1 4.1-2.4" />
      <path d="M14 9.6a9.5 9.5 0 0 1 4.5 2.6" />
      <path d="M2.5 8.9a14.2 14.2 0 0 1 4.2-2.7" />
      <path d="M10.4 5a14 14 0 0 1 11.1 3.9" />
    </Icon>
  )
}
