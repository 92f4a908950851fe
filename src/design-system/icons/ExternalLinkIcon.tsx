import { Icon, type IconProps } from './Icon.tsx'

export function ExternalLinkIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M13.5 4.5h6v6" />
      <path d="m19.5 4.5-9 9" />
      <path d="M17.5 14v4a1.75 1.75 0 0 1-1.75 1.75H6A1.75 1.75 0 0 1 4.25 18V8.25A1.75 1.75 0 0 1 6 6.5h4" />
    </Icon>
  )
}
