import { Icon, type IconProps } from './Icon.tsx'

export function MusicIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 17.5V6l10-2v11.5" />
      <circle cx="6.5" cy="17.5" r="2.5" />
      <circle cx="16.5" cy="15.5" r="2.5" />
    </Icon>
  )
}
