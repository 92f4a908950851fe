import { type ImageShape, ImageUpload, type ImageUploadProps } from '@/design-system/components/ImageUpload/index.ts'
import { useAppField } from './use-app-field.ts'

interface PictureFieldProps extends Pick<ImageUploadProps, 'label' | 'upload'> {
  shape: ImageShape
  /** What is said when the picture was not uploaded. The form can be saved without it. */
  failure: string
  /** Called when the upload starts and when it has ended. */
  onUploading: (isUploading: boolean) => void
}

/** The field `image` of a form: a picture, cropped to a square and uploaded when it is chosen; saving the form puts it to use. */
export function PictureField({ label, upload, shape, failure, onUploading }: PictureFieldProps) {
  const picture = useAppField<{ image: string | null }, 'image'>('image')
  return (
    <ImageUpload
      {...picture}
      label={label}
      optional
      shape={shape}
      upload={upload}
      onChange={({ value }) => picture.onChange(value)}
      onBusyChange={({ busy }) => onUploading(busy)}
      describeFailure={() => failure}
    />
  )
}
