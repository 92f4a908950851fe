export { DropZone } from './DropZone.tsx'
export { type FileKinds, type FileRuleLabels, whyRejected } from './file-rules.ts'
export { runUpload, type UploadControl } from './run-upload.ts'
