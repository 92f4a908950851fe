export { DropZone } from './DropZone.tsx'
export { type FileKinds, whyRejected } from './file-rules.ts'
export { runUpload, type UploadControl } from './run-upload.ts'
