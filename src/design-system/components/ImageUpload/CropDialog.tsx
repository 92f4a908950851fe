import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useCallback, useId, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { type Crop, areaOf, largestSquare, withSide } from './crop.ts'
import * as sliderStyles from '../private/Slider/Slider.css.ts'
import * as styles from './CropDialog.css.ts'
import { drawInto } from './picture.ts'
import { type ImageUploadLabels } from './labels.ts'

/** The largest size (px) at which a picture is drawn in the dialog; the crop uses the full picture. */
const largestShown = 1600

export interface CropDialogProps {
  open: boolean
  picture: ImageBitmap
  shape: 'square' | 'circle'
  /** The smallest side (px) of the crop. */
  minSide: number
  /** Replaces its built-in words, for another language. */
  labels: ImageUploadLabels
  onUse: (crop: Crop) => void
  onCancel: () => void
}

/** Chooses the square crop: by dragging, by arrow keys, or by its size. */
export function CropDialog({ open, picture, shape, minSide, labels, onUse, onCancel }: CropDialogProps) {
  const sizeId = useId()
  // The picture is released, and loses its size, while the dialog still animates out.
  const [size] = useState({ width: picture.width, height: picture.height })
  const [crop, setCrop] = useState(() => largestSquare(size))
  const draw = useCallback((canvas: HTMLCanvasElement | null) => drawInto(canvas, picture, largestShown), [picture])

  const largest = Math.min(size.width, size.height)
  // The slider counts in per cent of the largest square.
  const share = Math.round((areaOf(crop, size).side / largest) * 100)
  const smallest = Math.min(Math.ceil((minSide / largest) * 100), 100)
  const corner = labels.cropCorner

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      closeOnOutsidePress={false}
      title={labels.cropTitle}
      description={labels.cropDescription(shape)}
      closeLabel={labels.close}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button onClick={() => onUse(crop)}>{labels.use}</Button>
        </>
      }
    >
      <div className={styles.stage}>
        <ReactCrop
          crop={crop}
          onChange={(_, moved) => setCrop(areaOf(moved, size).side < minSide ? withSide(moved, minSide, size) : moved)}
          aspect={1}
          keepSelection
          circularCrop={shape === 'circle'}
          ariaLabels={{
            cropArea: labels.cropArea,
            nwDragHandle: corner('top left'),
            neDragHandle: corner('top right'),
            swDragHandle: corner('bottom left'),
            seDragHandle: corner('bottom right'),
            nDragHandle: '',
            eDragHandle: '',
            sDragHandle: '',
            wDragHandle: '',
          }}
        >
          <canvas ref={draw} aria-hidden />
        </ReactCrop>
      </div>
      <div className={styles.size}>
        <label htmlFor={sizeId}>{labels.size}</label>
        <input
          id={sizeId}
          className={sliderStyles.slider}
          type="range"
          min={smallest}
          max={100}
          value={share}
          aria-valuetext={`${share}%`}
          disabled={smallest === 100}
          style={assignInlineVars({ [sliderStyles.filled]: String((share - smallest) / Math.max(100 - smallest, 1)) })}
          onChange={({ target }) => setCrop(withSide(crop, (target.valueAsNumber / 100) * largest, size))}
        />
      </div>
    </Dialog>
  )
}
