import { useCallback, useState } from 'react'
import { ImageIcon } from '../../icons/ImageIcon.tsx'
import * as styles from './ImageUpload.css.ts'
import { drawInto } from './picture.ts'

export const imageShapes = ['square', 'circle'] as const
export type ImageShape = (typeof imageShapes)[number]

/** The canvas is drawn for sharp screens: three times its side (px) on the page. */
const drawn = 336

interface ImagePreviewProps {
  shape: ImageShape
  state: string
  /** The local crop, shown before the server's picture has loaded. */
  canvas: HTMLCanvasElement | undefined
  address: string | null
  label: string
}

/** The picture as it will be shown, or an icon without a picture. */
export function ImagePreview({ shape, state, canvas, address, label }: ImagePreviewProps) {
  const [broken, setBroken] = useState<string>()
  const draw = useCallback((element: HTMLCanvasElement | null) => canvas && drawInto(element, canvas, drawn), [canvas])
  const content = () => {
    if (canvas !== undefined) return <canvas ref={draw} className={styles.picture} role="img" aria-label={label} />
    if (address === null || address === broken) return <ImageIcon size="lg" />
    return (
      <img className={styles.picture} src={address} alt={label} decoding="async" onError={() => setBroken(address)} />
    )
  }
  return (
    <div className={`${styles.preview} ${styles.shapes[shape]}`} data-part="Preview" data-state={state}>
      {content()}
    </div>
  )
}
