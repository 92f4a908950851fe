import { Icon, type IconProps } from './Icon.tsx'

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.9 5.4a9.9 9.9 0 0 1 2.1-.15c4 0 7.5 2.25 9.5 6.75a13 13 0 0 1-2.2 3.4" />
      <path d="M6.3 6.9C4.7 8.1 3.4 9.8 2.5 12c2 4.5 5.5 6.75 9.5 6.75 1.9 0 3.6-.5 5.1-1.4" />
      <path d="M9.9 9.9a3 3 0 0 0 4.2 4.2" />
      <path d="m3.5 3.5 17 17" />
    </Icon>
  )
}
