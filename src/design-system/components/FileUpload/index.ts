export { FileUpload, type FileUploadProps } from './FileUpload.tsx'
export { type StoredFile } from './uploads.ts'
export { type FileUploadLabels } from './labels.ts'
export { type FileKinds, type UploadControl, type UploadProgress } from '../private/DropZone/index.ts'
