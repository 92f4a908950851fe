import { Icon, type IconProps } from './Icon.tsx'

/** The outline of a star on the icons' grid, for what draws stars in other ways. */
export const starPath = 'm12 3.6 2.6 5.27 5.81.84-4.2 4.1.99 5.79L12 16.87 6.8 19.6l.99-5.79-4.2-4.1 5.81-.84Z'

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={starPath} />
    </Icon>
  )
}
