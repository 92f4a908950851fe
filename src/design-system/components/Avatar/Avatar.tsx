import { cva } from 'class-variance-authority'
import { useState } from 'react'
import { BuildingIcon } from '../../icons/BuildingIcon.tsx'
import { UserIcon } from '../../icons/UserIcon.tsx'
import { useDisplay } from '../../lib/display-provider.tsx'
import * as styles from './Avatar.css.ts'
import { type AvatarTint, initialOf, tintOf } from './tint.ts'

/** 24, 32, 40 and 64 px. */
export const avatarSizes = ['sm', 'md', 'lg', 'xl'] as const
export type AvatarSize = (typeof avatarSizes)[number]

/** People are round, companies are square. */
export const avatarShapes = ['person', 'company'] as const
export type AvatarShape = (typeof avatarShapes)[number]

const avatarClass = cva<{
  size: Record<AvatarSize, string>
  shape: Record<AvatarShape, string>
  tint: Record<AvatarTint, string>
}>(styles.avatar, { variants: { size: styles.sizes, shape: styles.shapes, tint: styles.tints } })

const icons = { person: UserIcon, company: BuildingIcon } as const satisfies Record<AvatarShape, unknown>
const iconSizes = { sm: 'sm', md: 'sm', lg: 'md', xl: 'xl' } as const satisfies Record<AvatarSize, unknown>

export interface AvatarProps {
  /** Its first letter shows where there is no picture; an icon shows while there is no name either. */
  name: string
  /** Decides the tint, so that the same person or company looks the same everywhere. */
  id: string
  /** The address of the picture; without one, or while it cannot be loaded, the initial is shown. */
  src?: string | null | undefined
  /** Its width and height. */
  size?: AvatarSize
  /** A circle for a person, a square for a company. */
  shape?: AvatarShape
  /** Read out instead of the picture. Leave it out where the name is shown beside it. */
  label?: string | undefined
}

/** A person's or company's picture, or their initial on a tint while there is none or when it cannot be loaded. */
export function Avatar({ name, id, src, size = 'md', shape = 'person', label }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const { pictures } = useDisplay()
  const usable = pictures && src !== undefined && src !== null && src !== '' && src !== brokenSrc
  const initial = initialOf(name)
  const Icon = icons[shape]
  return (
    <span
      data-component="Avatar"
      className={avatarClass({ size, shape, tint: tintOf(id) })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {initial === '' ? <Icon size={iconSizes[size]} /> : initial}
      {usable ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setBrokenSrc(src)}
        />
      ) : null}
    </span>
  )
}
