import { useApi } from '@/api/client/api-context.ts'
import { upload } from '@/api/contract/endpoints/upload.ts'
import type { CompanyForm } from '@/api/contract/schemas/company-form.ts'
import { ImageUpload } from '@/design-system/components/ImageUpload/index.ts'
import { useAppField } from '@/domain/form/use-app-field.ts'

interface LogoFieldProps {
  /** Called when the upload starts and when it has ended. */
  onUploading: (isUploading: boolean) => void
}

/** The logo of the business, cropped to a square and uploaded when it is chosen; saving the form makes it the business's (docs/product/business-profile.md). */
export function LogoField({ onUploading }: LogoFieldProps) {
  const api = useApi()
  const logo = useAppField<CompanyForm, 'image'>('image')
  return (
    <ImageUpload
      {...logo}
      label="Logo"
      optional
      shape="square"
      onChange={({ value }) => logo.onChange(value)}
      onBusyChange={({ busy }) => onUploading(busy)}
      describeFailure={() => 'Your logo was not uploaded. Save without it or try again.'}
      upload={async (file, { signal, onProgress }) => {
        const { url } = await api.call(
          upload.uploadImage,
          { body: { purpose: 'company', file } },
          { signal, onProgress: (share) => onProgress({ loaded: share, total: 1 }) },
        )
        return url
      }}
    />
  )
}
