import { type Ref } from 'react'
import { UploadIcon } from '../../icons/UploadIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMergedRef } from '../../lib/use-merged-ref.ts'
import { DropZone, type FileKinds } from '../private/DropZone/index.ts'
import { Field, type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import { ImagePreview, type ImageShape } from './ImagePreview.tsx'
import { ImageStatus } from './ImageStatus.tsx'
import * as styles from './ImageUpload.css.ts'
import { type ImageUploadControl, useImageUpload } from './use-image-upload.ts'
import { imageUploadLabels, type ImageUploadLabels } from './labels.ts'

const pictures: FileKinds = { types: ['image/jpeg', 'image/png', 'image/webp'], label: 'JPG, PNG or WebP' }

export type ImageUploadProps = FieldProps &
  PassThrough & {
    /** A string, because the picture's text alternative contains it. */
    label: string
    /** The address of the picture on the server; null while there is none. */
    value: string | null
    onChange: (event: { value: string | null }) => void
    /** Sends the cropped picture, a square of at most 1024 px, and resolves to its address. When it rejects, a retry is offered. */
    upload: (image: Blob, control: ImageUploadControl) => Promise<string>
    /** The reason for a failed upload, as a text for the reader; 'Not uploaded' by default. */
    describeFailure?: ((error: unknown) => string) | undefined
    /** Called when the upload starts, so that the form waits before it is submitted, and when it has ended. */
    onBusyChange?: ((event: { busy: boolean }) => void) | undefined
    /** Its visible shape: people are round, companies are square. The stored picture is always square. */
    shape?: ImageShape
    /** The kinds of pictures that are taken. */
    accept?: FileKinds
    /** In bytes; 5 MB by default. */
    maxSize?: number
    /** The smallest side (px) of the picture and of the crop; 200 by default. */
    minSide?: number
    disabled?: boolean | undefined
    onBlur?: (() => void) | undefined
    labels?: Partial<ImageUploadLabels>
    /** The file input. */
    ref?: Ref<HTMLInputElement>
  }

/**
 * One picture, cropped to a square before it is sent: a logo, a portrait. A failed upload does not block the form: the
 * value does not change, and a retry is offered.
 */
export function ImageUpload({
  value,
  onChange,
  upload,
  describeFailure,
  onBusyChange,
  shape = 'square',
  accept = pictures,
  maxSize = 5_242_880,
  minSide = 200,
  ...props
}: ImageUploadProps) {
  const { field, control } = splitFieldProps(props)
  const { disabled = false, onBlur, labels: ownLabels, ref, ...rest } = control
  const labels = { ...imageUploadLabels, ...ownLabels }
  const [input, attach] = useMergedRef(ref)
  const image = useImageUpload({ onChange, upload, describeFailure, onBusyChange, accept, maxSize, minSide, labels })
  const { sending, editor: Editor, editing } = image

  // A value that the caller has set since the upload is another picture.
  const isCurrent = sending !== undefined && (sending.status !== 'done' || sending.address === value)
  const shown = isCurrent ? sending : undefined
  const state = shown?.status ?? (value === null ? 'empty' : 'stored')
  const filled = state !== 'empty'

  return (
    <Field
      component="ImageUpload"
      {...field}
      {...(image.problem !== undefined && { message: image.problem, tone: 'danger' })}
    >
      {(attributes, labelId) => (
        <div {...rest}>
          <div className={styles.layout}>
            <ImagePreview
              shape={shape}
              state={state}
              canvas={shown?.cut.canvas}
              address={value}
              label={labels.picture(props.label)}
            />
            <DropZone
              ref={attach}
              attributes={attributes}
              labelId={labelId}
              icon={<UploadIcon />}
              prompt={filled ? labels.change : labels.choose}
              dropText={labels.drop}
              hint={labels.hint(accept.label, image.maxSizeText, minSide)}
              accept={accept.types}
              disabled={disabled}
              onFiles={image.choose}
              onBlur={onBlur}
            />
          </div>
          {filled ? (
            <ImageStatus
              state={state}
              sending={shown}
              disabled={disabled}
              labels={labels}
              onRetry={() => {
                input.current?.focus()
                image.retry()
              }}
              onRemove={() => {
                input.current?.focus()
                image.remove()
              }}
            />
          ) : null}
          {Editor !== undefined && editing !== undefined ? (
            <Editor
              key={editing.turn}
              open={image.cropping}
              picture={editing.picture}
              shape={shape}
              minSide={minSide}
              labels={labels}
              onUse={image.use}
              onCancel={image.cancel}
            />
          ) : null}
        </div>
      )}
    </Field>
  )
}
