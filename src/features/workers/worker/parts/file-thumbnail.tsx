import { useState } from 'react'
import type { TaskFile } from '@/api/contract/schemas/submitted-task.ts'
import { FileIcon } from '@/design-system/icons/FileIcon.tsx'
import { ImageIcon } from '@/design-system/icons/ImageIcon.tsx'
import { MusicIcon } from '@/design-system/icons/MusicIcon.tsx'
import { VideoIcon } from '@/design-system/icons/VideoIcon.tsx'
import { useDisplay } from '@/design-system/lib/display-provider.tsx'
import { thumbnailAddress } from '../model/task-files.ts'
import * as styles from './file-thumbnail.css.ts'

/** By what stands before the slash of a file's type. */
const icons: Readonly<Record<string, typeof FileIcon>> = { image: ImageIcon, audio: MusicIcon, video: VideoIcon }

/**
 * A file's small picture, or the icon of its kind: without one, when it cannot be loaded, and for who asked for fewer pictures. It says nothing: the
 * file's name stands beside it.
 */
export function FileThumbnail({ file }: { file: TaskFile }) {
  const { pictures } = useDisplay()
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const src = thumbnailAddress(file, window.location.origin)
  const Icon = icons[file.mime.split('/')[0] ?? ''] ?? FileIcon
  return (
    <span className={styles.box} aria-hidden>
      {pictures && src !== undefined && src !== brokenSrc ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <Icon size="md" />
      )}
    </span>
  )
}
