import { Icon, type IconProps } from './Icon.tsx'

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 5.2v13.6a.6.6 0 0 0 .92.5l10.5-6.8a.6.6 0 0 0 0-1L8.42 4.7a.6.6 0 0 0-.92.5Z" />
    </Icon>
  )
}
