import { CameraIcon } from '@/design-system/icons/CameraIcon.tsx'
import { DeskBellIcon } from '@/design-system/icons/DeskBellIcon.tsx'
import { HeadphonesIcon } from '@/design-system/icons/HeadphonesIcon.tsx'
import type { IconProps } from '@/design-system/icons/Icon.tsx'
import { MusicIcon } from '@/design-system/icons/MusicIcon.tsx'
import { SparkleIcon } from '@/design-system/icons/SparkleIcon.tsx'

const marks: Readonly<Record<string, typeof CameraIcon>> = {
  photographer: CameraIcon,
  songwriter: MusicIcon,
  hostess: DeskBellIcon,
  dj: HeadphonesIcon,
}

/** The mark of a craft; a star for another or an unknown one. */
export function CraftMark({ category, ...icon }: IconProps & { category: string | undefined }) {
  const Mark = (category !== undefined && Object.hasOwn(marks, category) ? marks[category] : undefined) ?? SparkleIcon
  return <Mark {...icon} />
}
