import { Icon, type IconProps } from './Icon.tsx'

interface HeartIconProps extends IconProps {
  /** Filled: what it marks is saved. */
  filled?: boolean
}

export function HeartIcon({ filled = false, ...props }: HeartIconProps) {
  return (
    <Icon {...props}>
      <path
        d="M12 20.25S3.75 15.6 3.75 9.6A4.6 4.6 0 0 1 8.35 5c1.55 0 2.85.75 3.65 2 .8-1.25 2.1-2 3.65-2a4.6 4.6 0 0 1 4.6 4.6c0 6-8.25 10.65-8.25 10.65Z"
        fill={filled ? 'currentColor' : 'none'}
      />
    </Icon>
  )
}
