import { upload } from '../contract/endpoints/upload.ts'
import type { ImagePurpose } from '../contract/schemas/upload.ts'
import { useApi } from './api-context.ts'

/** What an image field passes with its file: how to stop, and where to report the progress. */
interface ImageUploadControl {
  readonly signal: AbortSignal
  readonly onProgress: (progress: { loaded: number; total: number }) => void
}

/** Uploads an image for a purpose. @returns a function for an image field, which resolves to the image's address */
export function useImageUpload(purpose: ImagePurpose) {
  const api = useApi()
  return async (file: Blob, { signal, onProgress }: ImageUploadControl): Promise<string> => {
    const { url } = await api.call(
      upload.uploadImage,
      { body: { purpose, file } },
      { signal, onProgress: (share) => onProgress({ loaded: share, total: 1 }) },
    )
    return url
  }
}
